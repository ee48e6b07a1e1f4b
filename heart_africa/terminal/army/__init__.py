"""The commands of `heart-africa army`.

The army that a command line asks for                          options
`army new`, `army random`, `army import`                       new, random, import_
`army check`, `army price`, `army suggest`, `army diff`        check
`army pdf`, `army papers`, `army share`                        papers
"""
