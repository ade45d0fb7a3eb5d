import { type Sample, sample } from './sample.ts'

export const trending: Sample[] = [
  sample({
    code: 'S-TRD-01',
    set: 'trending',
    category: 'architecture',
    subcategory: 'Farmhouse',
    title: 'Mango Orchard Farmhouse',
    shortDescription: 'One long gabled roof between two rows of trees, open at both ends.',
    description:
      'A weekend house for three generations, one room deep under one long roof. The gable ends are open porches, east for the morning, west for the evening; between them living, kitchen and three bedrooms lie in a row, each with a door to the orchard on both sides.',
    detailedDescription:
      'One room deep means that every room has wind across it and that nothing needs cooling from March to June but a fan. The roof is steel with clay tile, 32 degrees, on brick cross walls 4.2 m apart; the ridge is open along the living room, which is 5.6 m high there.\n\nThe west porch is the true living room: 3.6 m deep, a brick floor, a swing, hooks for a screen. The kitchen opens on it through a shutter. Bedrooms have lofts for the children who come at Diwali.\n\nBrick cross walls, tile and floor come from the same kiln within twenty kilometres. The house stands 450 mm clear of the ground on a continuous plinth, out of reach of the monsoon and of most snakes.',
    materials: ['Country brick', 'Clay tile on steel', 'Brick-on-edge floor', 'Reclaimed teak', 'Lime wash'],
    colors: ['Off white', 'Brick', 'Teak', 'Olive green'],
    features: [
      'One room deep: wind through every room',
      'Porches at both gable ends',
      'Open ridge over the living room',
      'Lofts over the bedrooms',
      'Brick, tile and floor from one kiln',
    ],
    tags: ['farmhouse', 'rural', 'rustic', 'outdoor-living', 'high-ceiling'],
    prices: { base: 260000, discount: 221000 },
    width: 22.8,
    height: 6.2,
    depth: 6.6,
    area: 1600,
    featured: true,
    pictures: {
      'farmhouse-hero':
        'Model of a long farmhouse with a gabled red roof, open porches at its ends, ball trees in two rows',
      'farmhouse-porch': 'The west porch under the gable, figures on the steps, low evening sun',
      'farmhouse-plan':
        'Floor plan of the farmhouse, 22.8 by 6.6 m: porch, living, kitchen, three bedrooms, porch',
    },
  }),
  sample({
    code: 'S-TRD-02',
    set: 'trending',
    category: 'architecture',
    subcategory: 'Compact',
    title: 'Jaali House',
    shortDescription: 'A white cube behind a perforated brick screen that breathes.',
    description:
      'A city house of two storeys whose front is a screen of brick, laid with gaps of half a brick. By day it keeps the sun and the neighbours out and lets the wind in; after dark it is a lantern.',
    detailedDescription:
      'The screen stands 1.2 m in front of the glass and is one brick thick, tied back at each floor. Between the two is a balcony wide enough for plants and a drying rack, which is where the washing of the house hangs, unseen.\n\nBehind it the plan is simple: living, dining and kitchen in one room on the ground, bath and a small bedroom at the back; two bedrooms above, with the stair between. All rooms open on the screen or on the back garden.\n\nA jaali cuts direct sun by some seventy per cent and leaves two thirds of the breeze. It costs less than the glass it shades. The set has the laying pattern course by course.',
    materials: [
      'Perforated brick screen',
      'White plaster',
      'Polished cement floor',
      'Steel windows',
      'Kota stone steps',
    ],
    colors: ['White', 'Laterite', 'Concrete', 'Sage'],
    features: [
      'Brick screen with the laying pattern drawn',
      'Balcony for plants and washing behind it',
      'Three bedrooms on a plot of 30 × 45 ft',
      'Wind from front to back on both floors',
    ],
    tags: ['sustainable', 'brick', 'urban', 'contemporary', 'energy-efficient'],
    prices: { base: 175000 },
    width: 8.4,
    height: 7.5,
    depth: 10.8,
    area: 1720,
    pictures: {
      'jaali-hero': 'Model of a white cubic house with a two-storey perforated brick screen on its front',
      'jaali-street': 'The brick screen close, light falling through its openings',
      'jaali-plan': 'Ground and first floor plans of the Jaali House with furniture and dimensions',
    },
  }),
  sample({
    code: 'S-TRD-03',
    set: 'trending',
    category: 'architecture',
    subcategory: 'Bungalow',
    title: 'Pool Pavilion House',
    shortDescription: 'Two bedrooms and a long room under a slab that floats over water.',
    description:
      'A house for weekends on the coast: a thin roof on slim columns, a long glazed room that slides open, two bedrooms behind a brick wall, and a strip of water along all of it, in which the whole is seen twice.',
    detailedDescription:
      'The roof slab is 18 m long and cantilevers 1.8 m over the deck; a drip groove and an upturned edge keep its line clean through the rains. Below it the long room is glass on two sides and opens for 7.2 m.\n\nThe brick wall begins in the garden, passes through the house and ends at the pool: it gives the bedrooms their privacy, carries every pipe and hides the plant room. Bedrooms open on a court of their own at the back, with showers under the sky.\n\nThe pool is 12 × 3 m, laid for swimming lengths, shallow at the deck for children. Salt air asks for stainless fixings and teak left grey: both are in the schedule.',
    materials: [
      'Fair-faced concrete roof',
      'Exposed brick',
      'Sliding glass',
      'Teak deck',
      'Kadappa stone pool',
    ],
    colors: ['Concrete', 'Brick', 'Teak', 'White'],
    features: [
      'Long room that opens for 7.2 m',
      'Pool of 12 × 3 m along the deck',
      'Brick wall from garden to pool',
      'Bedrooms with showers under the sky',
    ],
    tags: ['coastal', 'luxury', 'tropical', 'glass', 'outdoor-living'],
    prices: { base: 320000, discount: 288000 },
    width: 18,
    height: 4.1,
    depth: 9.6,
    area: 1500,
    pictures: {
      'pavilion-hero':
        'Model of a long flat-roofed pavilion beside a strip of water, a brick wall passing through it',
      'pavilion-water': 'The pavilion across the pool at eye height, figures on the deck',
      'pavilion-plan': 'Floor plan of the pavilion with deck, pool, long room and two bedrooms',
    },
  }),
]
