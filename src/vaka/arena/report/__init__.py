"""Reports: self-contained HTML pages with plots and tables.

`plots` draws plots, `html_page` assembles a page, `report_statistics` computes the figures, and
every other module is one report.
"""
