/** The page about the firm, where it has saved no text of its own. */
export const aboutWords = {
  'about.title': 'About {firm}',
  'about.description': 'What {firm} draws, what it does for a house and how a commission runs.',
  'about.lead': 'We design houses and the rooms in them, and draw them so that they can be built.',
  'about.drawn': 'What we draw',
  'about.done': 'What we do',
  'about.work': 'How we work',
  'about.work.text':
    'A commission runs in four steps. You tell us about the plot, the people and the budget. We draw a concept and change it with you until it is yours. Then every wall, opening and joint is drawn and dimensioned, so that a builder can price and build it. While it is built, we answer the questions that come up on site.',
  'about.begin': 'How to begin',
  'about.begin.text':
    'Look through the {gallery} for a design that comes close, see the {pricing}, or {contact}: a few lines about the plot are enough.',
  'about.begin.gallery': 'gallery',
  'about.begin.pricing': 'pricing',
  'about.begin.contact': 'write to us',
} as const
