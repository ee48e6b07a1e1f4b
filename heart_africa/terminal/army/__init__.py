"""The commands of `heart-africa army`.

`army new`, `army random`, `army import`                       new
`army check`, `army price`, `army suggest`, `army diff`        check
`army pdf`, `army papers`, `army share`                        papers
"""
