/** The home page. */
export const homeWords = {
  'home.description':
    'Architecture, elevations, floor plans and interiors: browse the designs and ask for the one that fits your plot.',
  'home.hero.title': 'Houses, drawn to be built',
  'home.hero.lead': 'Architecture, elevations, floor plans and interiors from one drawing board.',
  'home.hero.designs': 'See the architecture',
  'home.hero.enquire': 'Send us a message',
  'home.hero': 'Highlights',
  'home.hero.kind': 'carousel',
  'home.hero.sheet': 'Sheet {number} / {count}',
  'home.hero.previous': 'Previous',
  'home.hero.next': 'Next',
  'home.hero.play': 'Play',
  'home.hero.pause': 'Pause',
  'home.hero.drawing': 'Elevation of a two-storey house, 18.50 metres wide and 7.20 metres high',
  'home.hero.drawn': 'South elevation',
  'home.categories': 'Categories',
  'home.categories.samples': 'Sample designs',
  'home.trending': 'Trending',
  'home.featured': 'Featured designs',
  'home.more': 'More designs',
  'home.row.back': 'Scroll {title} back',
  'home.row.on': 'Scroll {title} on',
  'home.gallery': 'All designs in the gallery',
  'home.services': 'Services',
  'home.commission': 'How a commission runs',
  'home.commission.1.title': 'Brief',
  'home.commission.1.text':
    'You tell us about the plot, the people, the budget. We ask what a house like yours needs to know.',
  'home.commission.2.title': 'Concept',
  'home.commission.2.text':
    'A plan, an elevation, a model. We change them together until the house is yours.',
  'home.commission.3.title': 'Drawings',
  'home.commission.3.text':
    'Every wall, opening and joint drawn and dimensioned, so that a builder can price and build it.',
  'home.commission.4.title': 'Site',
  'home.commission.4.text':
    'We answer the questions that come up on site and check what is built against what was drawn.',
  'home.testimonials': 'What clients say',
  'home.testimonials.more': 'Read on',
  'home.testimonials.rating': '{rating} out of 5',
  'home.enquiry.lead':
    'A few lines about the plot and the people are enough to begin. {firm} answers by phone or email.',
} as const
