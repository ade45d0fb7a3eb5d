/** The colours that designs are found by; every other counts as the one of them that looks most like it. */
export const colorChoices = [
  'white',
  'cream',
  'sand',
  'grey',
  'charcoal',
  'terracotta',
  'red',
  'orange',
  'mustard',
  'leaf green',
  'teal',
  'sky blue',
  'navy',
  'blush',
  'teak',
  'chocolate',
] as const
export type ColorChoice = (typeof colorChoices)[number]
