/** What is said beside a field of the finder from which no plot can be read. */
export const findErrorWords = {
  'find.error.plot': 'Say the width and depth of the plot, or its area',
  'find.error.width': 'Say the width of the plot too',
  'find.error.depth': 'Say the depth of the plot too',
  'find.error.number': '{field} must be a number',
  'find.error.positive': '{field} must be greater than 0',
  'find.error.most': '{field} must be at most {most}',
  'find.error.long': 'Say the plot in at most {most} characters',
  'find.error.range': '{field} must be from {from} to {to} {unit}',
  'find.error.none': 'There is no plot of {area}',
} as const
