import { type Sample, sample } from './sample.ts'

export const floorPlans: Sample[] = [
  sample({
    code: 'S-PLN-01',
    set: 'floor-plan',
    category: 'floor-plan',
    subcategory: 'Under 1000 sqft',
    title: 'Two Bedrooms Around One Wall',
    shortDescription: 'A two-bedroom house on a square of nine metres, all pipes in one wall.',
    description:
      'Two bedrooms, two baths, living, dining and a kitchen inside 9.0 × 9.0 m. Kitchen and both baths stand back to back on one wall, so water and drains run in a single shaft; the rest of the plan is free to be yours.',
    detailedDescription:
      'A passage is the dearest room in a small house, and this plan has none: the dining table stands in the middle and every room opens off it. The living room lies at the front behind a sit-out; the bedrooms take the quiet side.\n\nWardrobes are drawn in: a dressing recess in the larger bedroom, 1.8 m of cupboard in the smaller. The larger has its own bath; the other bath opens off the dining.\n\nThe structure is load-bearing: no span is above 5.1 m, no column stands in a room, and an upper floor can be added on the same walls.',
    materials: [
      'Load-bearing brick',
      'RCC slab 150 mm',
      'Vitrified tile',
      'Flush doors',
      'Aluminium windows',
    ],
    colors: ['Off white', 'Terracotta', 'Oak'],
    features: [
      'No passage: every room opens off the dining',
      'One wet wall for kitchen and both baths',
      'Wardrobes drawn into both bedrooms',
      'Ready for another floor on the same walls',
    ],
    tags: ['compact', 'small-space', 'open-plan', 'energy-efficient', 'modern'],
    prices: { base: 18000, discount: 12500 },
    width: 9,
    height: 3.45,
    depth: 9,
    area: 872,
    house: { bedrooms: 2, bathrooms: 2, floors: 1, style: 'Modern' },
    pictures: {
      'small-plan':
        'Floor plan of a two-bedroom house, 9.0 by 9.0 m, with furniture, room sizes and dimension strings',
      'small-model':
        'Model of the house with its roof off, seen from above: rooms and furniture in card and plywood',
      'small-section': 'Section through the dining room and a bedroom with level marks',
    },
  }),
  sample({
    code: 'S-PLN-02',
    set: 'floor-plan',
    category: 'floor-plan',
    subcategory: '1000-1200 sqft',
    title: 'Three Bedrooms on a 30 × 50',
    shortDescription: 'Three bedrooms and a porch on the east-facing 30 × 50 ft plot.',
    description:
      'For the plot that half the city is cut into. Three bedrooms, a kitchen with a utility, a shrine at the end of the dining and a porch; the three bedrooms lie in a row on the quiet side.',
    detailedDescription:
      "Living and dining are one long room from the porch to the kitchen, so that the east wind crosses the house. The kitchen has a utility beside it, which takes the washing machine and the inverter.\n\nThe master bedroom stands at the back with its own bath; the children's room and the guest room share the other. The guest room opens off a small lobby near the entrance and can serve as a study.\n\nFurniture is drawn to scale; doors open against walls and not against switches, and no piece stands in the way of one.",
    materials: ['RCC frame', 'AAC block', 'Vitrified tile', 'Granite counter', 'UPVC windows'],
    colors: ['Warm white', 'Laterite', 'Oak', 'Slate'],
    features: [
      'Three bedrooms, two baths, utility',
      'Cross-ventilated from porch to back wall',
      'Shrine at the end of the dining',
      'Every piece of furniture clear of doors and passages',
    ],
    tags: ['modern', 'open-plan', 'natural-light', 'urban', 'energy-efficient'],
    prices: { base: 24000 },
    width: 9,
    height: 3.45,
    depth: 12,
    area: 1126,
    featured: true,
    house: {
      plot: { width: 30, depth: 50, unit: 'ft' },
      bedrooms: 3,
      bathrooms: 2,
      floors: 1,
      facing: 'E',
      style: 'Modern',
    },
    pictures: {
      'medium-plan':
        'Floor plan of a three-bedroom house, 9.0 by 12.0 m, with furniture, room sizes and dimension strings',
      'medium-model': 'Model of the three-bedroom house with its roof off, seen from above',
      'medium-section': 'Section through the dining room and a bedroom with level marks',
    },
  }),
  sample({
    code: 'S-PLN-03',
    set: 'floor-plan',
    category: 'floor-plan',
    subcategory: 'Above 3000 sqft',
    title: 'House Around a Court',
    shortDescription: 'Four bedrooms on one floor around a court open to the sky.',
    description:
      'The old plan of the south, drawn for a family of today: everything on one floor, four wings around a court with a tree. You cross it ten times a day, in the dry, under the overhang that runs all round.',
    detailedDescription:
      'The street wing holds the office, the foyer, the living room and a family room. The back wing is kitchen, dining and utility, with a guest room in the corner. Four bedrooms lie left and right in pairs, each with a bath.\n\nThe court measures 5.4 × 5.4 m, one and a half times as wide as the walls around it are high, so winter sun reaches its floor and summer sun its walls. The gallery around it is 1.4 m wide, enough for two people to pass and for a row of plants; a swing hangs in the far one.\n\nRain falls into the court, not off it: a channel under the drip line takes it to a tank under the paving. The plan works without the lift that two floors would ask for in twenty years.',
    materials: ['Load-bearing laterite', 'RCC flat roof', 'Athangudi tile', 'Granite steps', 'Teak doors'],
    colors: ['Off white', 'Laterite', 'Sage', 'Teak'],
    features: [
      'Court of 5.4 × 5.4 m open to the sky',
      'Four bedrooms, each with its bath, and a guest room',
      'Office next to the entrance',
      'All on one floor, without a step inside',
      'Rain-water channel and tank under the court',
    ],
    tags: ['traditional', 'spacious', 'garden-integrated', 'multi-generational', 'accessible'],
    prices: { base: 65000, discount: 52000 },
    width: 18.6,
    height: 4.2,
    depth: 18.6,
    area: 3410,
    house: { bedrooms: 4, bathrooms: 4, floors: 1, style: 'Traditional' },
    pictures: {
      'large-plan':
        'Floor plan of a house around a court, 18.6 by 18.6 m, four bedrooms, with furniture and dimension strings',
      'large-model': 'Model of the court house with its roof off: four wings around a court with a tree',
      'large-section': 'Section through the court with its tree, galleries left and right, and level marks',
    },
  }),
]
