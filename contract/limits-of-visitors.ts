/** The limits that visitors' pages keep to themselves: the others stay out of the code that these fetch. */
export const limitsOfVisitors = {
  list: { default: 100, most: 500 },
  random: { default: 4, most: 24 },
  search: 200,
  design: { tags: 30, tagsOnCard: 2 },
  enquiry: { requirement: 2000 },
} as const
