"""Reports: pages of plots and tables that stand alone and ask nobody for anything.

`chart` draws a plot, `page` puts them together, `findings` counts what is drawn, and every other
module is one report.
"""
