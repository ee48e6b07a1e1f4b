"""The commands of `heart-africa army`, each in its own module.

`army check`                                                   check
`army diff`                                                    diff
Problems as facts for other programs, and as lines for people  facts
How an army is introduced                                      heading
`army import`                                                  import_
`army new`                                                     new
The army that a command line asks for                          options
`army pdf`, `army papers`                                      papers
`army price`                                                   price
`army random`                                                  random
`army share`                                                   share
`army suggest`                                                 suggest
"""
