/** What a design lacks on a plot, wherever it is said. */
export const reasonWords = {
  'find.by.width.m': '{length} too wide',
  'find.by.depth.m': '{length} too deep',
  'find.by.width.ft': 'needs {length} more width',
  'find.by.depth.ft': 'needs {length} more depth',
  'find.by.bedroom.fewer': 'one bedroom fewer',
  'find.by.bedroom.more': 'one bedroom more',
  'find.by.floor.fewer': 'one floor fewer',
  'find.by.floor.more': 'one floor more',
  'find.by.budget': '{amount} over',
  'find.by.facing': 'drawn for {side}',
  'find.by.front': 'its front would not face the road',
  'find.by.coverage': 'covers {percent}% of the plot too much',
  'find.by.area': '{area} too much floor area',
} as const
