"""What is handed to people: pages of paper, plain text and Markdown. No rule is decided here.

A paper before it is made: kind, file, whose            paper
A sheet as plain text and as Markdown                   text
What a page says, as values                             content
Pages for a browser                                     html
All that is written of an experiment                    laboratory
All that is printed of an army, a battle or a campaign  papers
An army in the forms that travel                        parcel
How a paper is wanted, asked everywhere alike           options
How the sheets look on paper                            pdf
Where what is printed of a companion stands             companions
All that is printed of Zulus on the Ramparts            zulus
All that is printed of Last Stand at Isandlwana         isandlwana
All that is printed of Dark Kingdoms                    kingdoms
"""
