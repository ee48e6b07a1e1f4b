"""How the sheets look on paper. The only package that imports ReportLab.

fonts, styles        faces and the sizes they are set in
marks, wrap          what is put on a page, as values; text broken into lines
parts, cards, rolls  pieces of a page: headings, tick boxes, unit cards, tables
pages                pieces in a row become pages
sheets               the three layouts
paint                pages become a PDF
roster               the way in
"""
