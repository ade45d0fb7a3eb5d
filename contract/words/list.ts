/** The gallery and the pages of categories. */
export const listWords = {
  'list.gallery.description':
    'Every design in one place: search by plot, bedrooms, words, tags and price, and ask for the one that fits your plot.',
  'list.gallery.empty': 'The first designs are still on the drawing board.',
  'list.empty': 'No designs found',
  'list.empty.category': 'There are no designs in this subcategory yet.',
  'list.empty.filters':
    'Nothing in the set fits all of these filters. Take one away above, or tell us what you are looking for.',
  'list.clear': 'Clear filters',
  'list.filters': 'Filters',
  'list.search': 'Search',
  'list.category': 'Category',
  'list.subcategory': 'Subcategory',
  'list.tags': 'Tags',
  'list.all': 'All',
  'list.samples': 'Sample designs',
  'list.samples.lead': 'They show how a design is drawn and described here. Ask for one like it.',
  'list.near': 'Close to it',
  'list.near.lead': 'Just outside of what you ask for, each with what sets it apart.',
  'list.more': 'Load more',
  'list.previous': 'Previous',
  'list.next': 'Next',
} as const
