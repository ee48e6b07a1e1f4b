"""What figures see of one another (pp. 13-18, 24-25).

Along one line, with every reason  views, line, ground, heights, works
Two whole armies at once           armies, rays
"""
