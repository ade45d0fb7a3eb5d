/** What architects call colours, and what pictures are described by, with how each is shown. */
export const namedColors: Record<string, string> = {
  white: '#ffffff',
  'off white': '#f3efe4',
  'warm white': '#f5efe2',
  'cool white': '#eef1f3',
  cream: '#f3e7cd',
  bone: '#e3dacb',
  beige: '#e0d3ba',
  sand: '#d8c39f',
  straw: '#dcc27a',
  'pale grey': '#d9d9d6',
  'light grey': '#c2c3c2',
  concrete: '#a9a8a2',
  grey: '#8a8b8b',
  greige: '#b3a796',
  'warm grey': '#8c847a',
  taupe: '#75675a',
  'dark grey': '#5c5d5e',
  slate: '#5b666e',
  graphite: '#45484a',
  charcoal: '#36393b',
  black: '#111111',
  terracotta: '#b85c3e',
  laterite: '#a8422a',
  brick: '#9c4a35',
  rust: '#99482a',
  red: '#c22f2b',
  maroon: '#6b2226',
  blush: '#e3c2b5',
  pink: '#d88a9a',
  peach: '#efb48c',
  orange: '#e07b2c',
  ochre: '#bd8230',
  mustard: '#c9992e',
  yellow: '#efc931',
  gold: '#c5a145',
  brass: '#b5973f',
  copper: '#b0703f',
  bronze: '#8a6a3a',
  pine: '#d6b387',
  oak: '#b9935f',
  teak: '#a6723f',
  walnut: '#5e412f',
  chocolate: '#40281c',
  sage: '#9caa8b',
  'leaf green': '#5f9440',
  'olive green': '#6b7040',
  'forest green': '#2f5236',
  mint: '#b4d8c3',
  teal: '#2b7a78',
  turquoise: '#4fb3ae',
  'sky blue': '#9cc8e6',
  'steel blue': '#5f86a6',
  blue: '#2b63b3',
  navy: '#1f2c4d',
  lavender: '#b7acd6',
  plum: '#66395e',
}

/** What people call colours besides, where CSS has no such name or means another colour. Pictures are not described by them. */
const otherColors: Record<string, string> = {
  brown: '#6f4630',
  purple: '#7d5a9e',
  mauve: '#9d7f95',
  lilac: '#b9a3cf',
  aubergine: '#472c44',
  burgundy: '#6a1f30',
  wine: '#6a2335',
  rose: '#cf7f8b',
  saffron: '#e8912b',
  marigold: '#e9a22b',
  apricot: '#eeb583',
  amber: '#d99a2b',
  caramel: '#b07a45',
  camel: '#b8936a',
  fawn: '#c9ad88',
  champagne: '#eadbc0',
  pearl: '#eeeae2',
  eggshell: '#efe8d8',
  limewash: '#f1ece0',
  'lime wash': '#f1ece0',
  'lime plaster': '#efe8da',
  sandstone: '#d2b48a',
  clay: '#b0694a',
  cement: '#a6a5a0',
  granite: '#6f706f',
  steel: '#8f9498',
  nickel: '#a5a49f',
  chrome: '#c3c6c8',
  emerald: '#2f7d5b',
  jade: '#4f9a7d',
  'bottle green': '#1f4733',
  peacock: '#1f6f86',
  cobalt: '#2a52a0',
  denim: '#4a6a91',
  wood: '#a6723f',
  wooden: '#a6723f',
  mahogany: '#6b3226',
  rosewood: '#5f2e28',
  'rose wood': '#5f2e28',
  sheesham: '#7a4f30',
  wenge: '#443831',
  cherry: '#8a4a32',
  coffee: '#553a2b',
  mocha: '#7b5c48',
  espresso: '#3b2a22',
  ebony: '#25211e',
}

/**
 * The colour that a name says, as `#rrggbb`: a hex number, a name as a whole, or the first part of it that is one, as in
 * 'Warm white plaster'; undefined where it says none.
 * @param css what CSS has under a name without spaces
 */
export function hexNamed(said: string, css?: ReadonlyMap<string, string>): string | undefined {
  const name = plainName(said)
  if (name.startsWith('#')) return fullHex(name)
  const words = name.split(/[^a-z]+/).filter(Boolean)
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return [words.join(' '), ...pairs, ...words]
    .map((part) => hexOf(part, css))
    .find((hex) => hex !== undefined)
}

/** As names are compared: in small letters, 'gray' as 'grey'. */
export function plainName(said: string): string {
  return said.trim().toLocaleLowerCase('en').replaceAll('gray', 'grey')
}

/** The hex of a colour of the lists, by its whole name. */
export function hexOf(name: string, css?: ReadonlyMap<string, string>): string | undefined {
  for (const list of [namedColors, otherColors]) if (Object.hasOwn(list, name)) return list[name]
  return css?.get(name.replaceAll(' ', ''))
}

/** `#rgb` and `#rrggbb`, with or without how opaque it is. */
function fullHex(said: string): string | undefined {
  const [, digits = ''] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(said) ?? []
  if (digits === '') return undefined
  const six = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.slice(0, 6)}`
}
