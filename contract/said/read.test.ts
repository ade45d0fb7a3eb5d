import { describe, expect, it } from 'vitest'
import { readSaid } from './read.ts'
import { sayUnderstood } from './say.ts'

/** What is understood, in words, and what is left. */
function read(text: string): string {
  const { understood, rest } = readSaid(text)
  return [...understood.map((one) => sayUnderstood(one)), ...(rest ? [`'${rest}'`] : [])].join(' · ')
}

describe.each<[string, string, string[]]>([
  [
    'Bedrooms',
    '3 bedrooms',
    [
      '3bhk',
      '3 BHK',
      '3-bhk',
      '3 - BHK',
      '3BHk',
      '3 b h k',
      'three bedroom',
      'Three Bedrooms',
      '3 bed',
      '3beds',
      '3 br',
      '3-bedroom',
      '3 bed room',
      'BHK 3',
      'bedrooms: 3',
      '3+1 BHK',
      'teen kamre',
      '3 kamre',
      '3 बीएचके',
      '३ बीएचके',
      'तीन बेडरूम',
      '3 बेडरूम',
      '३ कमरे',
      '3.5 bhk',
      'triple bedroom',
    ],
  ],
  [
    'A plot',
    'plot 30 × 40 ft',
    [
      '30x40',
      '30*40',
      '30 × 40',
      '30X40',
      '30 x 40',
      '30 by 40 ft',
      '30by40',
      '30 by 40 feet',
      "30'x40'",
      "30' x 40'",
      '30′ × 40′',
      '30ft x 40ft',
      '30x40ft',
      '30x40 ft.',
      '30 40',
      '30 ft 40 ft',
      '३०x४०',
      '30 into 40',
      '30 बाय 40',
      '30-ft x 40-ft',
      '30X40 feet',
      '30×40 फीट',
    ],
  ],
  ['A plot in metres', 'plot 9 × 12 m', ['9x12 m', '9 x 12m', '9m x 12m', '9 by 12 metres', '9×12 meter']],
  [
    'A plot with inches',
    'plot 30.5 × 40 ft',
    ["30'6\" x 40'", '30′6″ × 40′', '30 ft 6 in x 40 ft', '30.5x40'],
  ],
  [
    'An area',
    'about 1,200 sq ft',
    [
      '1200 sqft',
      '1,200 sq ft',
      '1200 sft',
      '1200sqft',
      '1200 sq. ft.',
      '1200 sq.ft',
      '1200 square feet',
      '1200 sq feet',
      'about 1200 sqft',
      '१२०० वर्ग फुट',
      '1200-sqft',
      'around 1,200 SQ.FT.',
    ],
  ],
  [
    'An area in gaj',
    'about 100 gaj',
    ['100 gaj', '100gaj', '100 gaz', '100 sq yd', '100 sq. yards', '100 square yards', '१०० गज'],
  ],
  ['An area in cents', 'about 5 cents', ['5 cent', '5cent', '5 cents']],
  [
    'An area in metres',
    'about 120 sq m',
    ['120 sqm', '120 sq m', '120 sq. mtr', '120 m2', '120 m²', '120 square metres'],
  ],
  [
    'An area with a bound',
    'up to 1,000 sq ft',
    ['under 1000 sqft', 'below 1000 sq ft', '1000 sqft tak', 'upto 1000 sft'],
  ],
  ['An area from a bound', 'from 3,000 sq ft', ['above 3000 sqft', 'more than 3000 sq ft', '3000+ sqft']],
  [
    'An area between bounds',
    '1,000 to 1,200 sq ft',
    ['1000-1200 sqft', '1000 to 1200 sq ft', '1000 sqft to 1200 sqft'],
  ],
  [
    'Two storeys',
    '2 floors',
    [
      'g+1',
      'G + 1',
      'G+1',
      'ground + 1',
      'g plus one',
      'duplex',
      'two floor',
      '2 storey',
      'double storey',
      'do manzila',
      'दो मंजिला',
      '2-storey',
      'two-storeyed',
    ],
  ],
  [
    'Three storeys',
    '3 floors',
    ['g+2', 'G + 2', 'triplex', '3 floors', 'stilt+3', 'teen manzil', 'तीन मंज़िल'],
  ],
  [
    'One storey',
    '1 floor',
    ['single storey', 'ground floor', 'one floor', 'single story', 'ek manzil', 'single-storey'],
  ],
  [
    'A facing',
    'east',
    [
      'east facing',
      'East-facing',
      'e facing',
      'e-facing',
      'facing east',
      'east face',
      'east',
      'purab mukhi',
      'पूर्व मुखी',
      'east entrance',
      'purv mukhi',
      'पूर्व',
    ],
  ],
  [
    'A corner',
    'north-east',
    [
      'north east',
      'north-east',
      'northeast facing',
      'ne-facing',
      'NE facing',
      'ishan',
      'ईशान',
      'उत्तर पूर्व मुखी',
    ],
  ],
  [
    'A budget',
    'up to ₹20,00,000',
    [
      'under 20 lakh',
      'below 20 lakhs',
      '20 lakh',
      '20L',
      '20 lac tak',
      'upto 20 lac',
      'budget 20 lakh',
      '20 लाख तक',
      'within ₹20,00,000',
      'under 2000000',
      '20 lakh se kam',
    ],
  ],
  [
    'A small budget',
    'up to ₹50,000',
    ['below 50k', '50k', 'under 50,000', 'rs 50000', 'Rs. 50,000/-', '50 thousand', '50 hazar'],
  ],
  ['A large budget', 'up to ₹1,50,00,000', ['1.5 cr', '1.5 crore', '1.5cr', '१.५ करोड़']],
  [
    'A budget between bounds',
    '₹20,00,000 to ₹30,00,000',
    ['20-30 lakh', '20 to 30 lakh', 'between 20 and 30 lakh', '20 lakh to 30 lakh'],
  ],
  ['A code', 'ARC-1001', ['arc1001', 'arc-1001', 'Arc1001']],
  ["A sample's code", 'S-ARC-01', ['S-ARC-01', 'sarc01', 's-arc01', 'sarc-01']],
])('%s', (_what, meaning, spellings) => {
  it.each(spellings)('%s', (text) => {
    expect(read(text)).toBe(meaning)
  })
})

it.each([
  ['30 40 east', 'plot 30 × 40 ft · east'],
  ['30x40ft-e', 'plot 30 × 40 ft · east'],
  ['30x40 ne', 'plot 30 × 40 ft · north-east'],
  ['3bhk 30x40 east facing', '3 bedrooms · plot 30 × 40 ft · east'],
  ['3 bhk duplex 30*40 under 20 lakh', '3 bedrooms · 2 floors · plot 30 × 40 ft · up to ₹20,00,000'],
  ['modern 2bhk villa', "2 bedrooms · 'modern villa'"],
  ['2 or 3 bhk', '2 bedrooms · 3 bedrooms'],
  ['30x50 3bhk g+1', 'plot 30 × 50 ft · 3 bedrooms · 2 floors'],
  ['3 bhk 1200 sqft', '3 bedrooms · about 1,200 sq ft'],
  ['east facing 100 gaj ka ghar', "east · about 100 gaj · 'ka ghar'"],
  ['पूर्व मुखी 3 बेडरूम का घर', "east · 3 bedrooms · 'का घर'"],
  ['se facing', 'south-east'],
  ['3 BHK, 40×60.', "3 bedrooms · plot 40 × 60 ft · ', .'"],
  ['1200 sq ft 30x40', 'plot 30 × 40 ft'],
  ['1000 sq ft 30x40', 'about 1,000 sq ft · plot 30 × 40 ft'],
])('%s is read as %s', (text, meaning) => {
  expect(read(text)).toBe(meaning)
})

it.each([
  'villa',
  'courtyard house',
  'floor plan',
  '2 floor plan',
  'south indian',
  'bed design',
  '50%',
  'plan_b',
  '1001',
  '1000',
  'bedroom',
  'living room',
  '3',
  '30',
  '3 4',
  'se',
  'g',
  'north indian style',
  'a bedroom on the ground floor',
  'x',
  '30x',
  '🏡',
  'tower b 12',
  'ARC 1001',
  'w1700',
  'u0',
  'do teen',
  'single',
  'under',
  '10 cute ideas',
  'k',
  '₹',
  '30 30 30',
  'plan 2',
])('%s is left as it is', (text) => {
  expect(readSaid(text)).toEqual({ rest: text, understood: [] })
})

it('says where the words stand that it understood', () => {
  expect(readSaid('big 30 X 40, East!').understood).toMatchObject([
    { words: '30 X 40', start: 4 },
    { words: 'East', start: 13 },
  ])
})

it('reads any text', () => {
  for (const text of [
    '',
    ' ',
    '1'.repeat(200),
    'x'.repeat(200),
    '30x'.repeat(66),
    '- + x . , \' "',
    '\ud800',
    `${'9'.repeat(99)} bhk`,
  ])
    expect(readSaid(text).understood.every(({ words }) => text.includes(words))).toBe(true)
})
