import { chance } from './random.ts'

const plots = [
  [20, 30],
  [20, 40],
  [25, 50],
  [30, 40],
  [30, 50],
  [30, 60],
  [40, 60],
  [50, 80],
] as const
const names = 'Champa Mogra Neem Gulmohar Kadamba Ashoka Parijat Banyan Tulsi Kachnar Palash Amaltas'.split(
  ' ',
)
const kinds = ['Villa', 'Bungalow', 'Farmhouse', 'Compact'] as const
const sides = ['N', 'E', 'S', 'W', 'NE', 'SE', 'any'] as const
const rooms = ['Living Room', 'Bedroom', 'Kitchen'] as const
const styles = ['Modern', 'Classic', 'Minimalist'] as const
const walls = ['Laterite', 'Exposed brick', 'Kota stone', 'Lime plaster', 'Fly-ash block']
const extras = [
  'courtyard',
  'verandah',
  'jali screen',
  'pooja room',
  'terrace garden',
  'double-height living room',
]

export type Made = Record<string, unknown> & { place: [category: string, subcategory: string] }

/** Three hundred designs as a firm of the field has them, the same each time. */
export function threeHundred(): Made[] {
  const { one, is, below } = chance(300)
  const houses = Array.from({ length: 220 }, (_, index): Made => {
    const [width, depth] = plots[index % plots.length] as (typeof plots)[number]
    const kind = kinds[(index >> 3) % kinds.length] as (typeof kinds)[number]
    const floors = 1 + below(3)
    const bedrooms = floors + below(4)
    const facing = one(sides)
    const [wall, extra] = [one(walls), one(extras)]
    const name = `${one(names)} ${is(0.3) ? 'Courtyard ' : ''}${kind === 'Compact' ? 'House' : kind}`
    return {
      place: ['Architecture', kind],
      title: name,
      shortDescription: `${wall} walls and a ${extra}`,
      description: `A house for a family in a warm place. ${wall} walls, a ${extra} and shade all day.`,
      tags: [one(['modern', 'traditional', 'contemporary', 'luxury']), is(0.3) ? 'sustainable' : 'brick'],
      basePrice: 40_000 + below(60) * 10_000,
      area: Math.round(width * depth * 0.6 * floors),
      colors: [one(['White', 'Terracotta', 'Sand', 'Slate'])],
      house: {
        plot: { width, depth, unit: 'ft' },
        bedrooms,
        bathrooms: bedrooms,
        floors,
        facing,
        parking: index % 4,
        vastu: 'yes',
      },
    }
  })
  const plans = Array.from({ length: 30 }, (_, index): Made => {
    const [width, depth] = plots[index % plots.length] as (typeof plots)[number]
    const area = width * depth * 0.6
    const sizes = area < 1000 ? 'Under 1000 sqft' : area > 3000 ? 'Above 3000 sqft' : '1000-1200 sqft'
    // What was entered before the fields were there: the title says it all.
    const says = `${width}x${depth} ${1 + (index % 4)}BHK ${one(['North', 'East', 'West'])} Facing Floor Plan`
    return {
      place: ['Floor Plan', sizes],
      title: says,
      tags: ['open-plan'],
      basePrice: 25_000 + below(20) * 1000,
    }
  })
  const fronts = Array.from({ length: 25 }, (): Made => {
    const style = one(styles)
    return {
      place: ['Elevation', style],
      title: `${style} ${one(['Street', 'Corner', 'Duplex'])} Elevation in ${one(walls)}`,
      tags: [style.toLowerCase(), one(['glass', 'stone', 'brick'])],
      basePrice: 15_000 + below(20) * 1000,
    }
  })
  const interiors = Array.from({ length: 21 }, (): Made => {
    const room = one(rooms)
    return {
      place: ['Interior', room],
      title: `${one(['Teak', 'Cane', 'Terrazzo', 'Brass'])} ${room}`,
      tags: [one(['scandinavian', 'mid-century', 'eclectic'])],
      basePrice: 10_000 + below(20) * 1000,
    }
  })
  return [...houses, ...plans, ...fronts, ...interiors, ...named]
}

/** Those that a search means by their names. */
const named: Made[] = [
  {
    place: ['Architecture', 'Villa'],
    title: 'Haveli of Nine Courts',
    description: 'Built of Jaisalmer stone around nine courts.',
    tags: ['traditional', 'luxury'],
    basePrice: 950_000,
    area: 9000,
    house: { bedrooms: 9, floors: 3, facing: 'E', plot: { width: 120, depth: 150, unit: 'ft' } },
  },
  {
    place: ['Architecture', 'Compact'],
    title: 'Gaj House on a Corner',
    description: 'A small house in the old town.',
    tags: ['compact'],
    basePrice: 90_000,
    area: 880,
    house: { bedrooms: 2, floors: 2, facing: 'W', plot: { width: 8.4, depth: 10, unit: 'm' } },
  },
  {
    place: ['Architecture', 'Bungalow'],
    title: 'Duplex at Dehradun',
    tags: ['hillside'],
    description: 'Two homes under one roof.',
    basePrice: 340_000,
    area: 2600,
    house: { bedrooms: 4, floors: 2, facing: 'S', plot: { width: 45, depth: 70, unit: 'ft' } },
  },
  {
    place: ['Architecture', 'Farmhouse'],
    title: 'घर आँगन',
    description: 'आँगन के चारों ओर बना घर।',
    tags: ['rural'],
    basePrice: 180_000,
    area: 1500,
    house: { bedrooms: 3, floors: 1, facing: 'N', plot: { width: 60, depth: 90, unit: 'ft' } },
  },
]
