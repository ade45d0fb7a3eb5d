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
      'A weekend house for three generations, one room deep under one long roof. The gable ends are open porches, east for the morning, west for the evening; between them living, kitchen and three bedrooms lie in a row, with windows to the orchard on both sides.',
    detailedDescription:
      'One room deep means that every room has wind across it and that nothing needs cooling from March to June but a fan. The roof is steel with clay tile, 38 degrees, on plastered cross walls 3.3 to 4.4 m apart; the room under the ridge is a loft along the whole house.\n\nThe west porch is the true living room: 3.6 m deep, with a swing and hooks for a screen. The kitchen is long, with a table in the middle and windows at both ends. Three bedrooms sleep six, and the loft the children who come at Diwali.\n\nBrick, tile and floor come from the same kiln within twenty kilometres. The house stands 450 mm clear of the ground on a continuous plinth, out of reach of the monsoon and of most snakes.',
    materials: ['Country brick', 'Clay tile on steel', 'Brick-on-edge floor', 'Reclaimed teak', 'Lime wash'],
    colors: ['Off white', 'Brick', 'Teak', 'Olive green'],
    features: [
      'One room deep: wind through every room',
      'Porches at both gable ends',
      'Kitchen with windows at both ends',
      'A loft under the whole ridge',
      'Brick, tile and floor from one kiln',
    ],
    tags: ['farmhouse', 'rural', 'rustic', 'outdoor-living', 'high-ceiling'],
    prices: { base: 260000, discount: 221000 },
    width: 22.8,
    height: 6.9,
    depth: 6.6,
    area: 1620,
    featured: true,
    house: { bedrooms: 3, floors: 1, style: 'Farmhouse' },
    pictures: {
      'farmhouse-hero':
        'Model of a long farmhouse with a gabled red roof, open porches at its ends, ball trees in two rows',
      'farmhouse-porch':
        'The west porch under the gable, a figure on it and others at the steps, low evening sun',
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
      'The screen stands 1.2 m in front of the glass and is one brick thick, tied back at each floor. Between the two is a balcony wide enough for plants and a drying rack, which is where the washing of the house hangs, unseen.\n\nBehind it the plan is simple: living, dining and kitchen flow into each other on the ground, with a bedroom and its bath at the back; two bedrooms, a study and a family corner above, with the stair between. All main rooms open on the screen or on the back garden.\n\nA jaali cuts direct sun by some seventy per cent and leaves two thirds of the breeze. It costs less than the glass it shades. The set has the laying pattern course by course.',
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
      'Three bedrooms on a plot of 30 × 50 ft',
      'Wind from front to back on both floors',
    ],
    tags: ['sustainable', 'brick', 'urban', 'contemporary', 'energy-efficient'],
    prices: { base: 175000 },
    width: 8.4,
    height: 8.7,
    depth: 10.8,
    area: 1953,
    house: { plot: { width: 30, depth: 50, unit: 'ft' }, bedrooms: 3, floors: 2, style: 'Contemporary' },
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
      'The roof slab is 19.4 m long and reaches 1.9 m over the deck; a drip groove and an upturned edge keep its line clean through the rains. Below it the long room is glass on two sides and slides open for 7.2 m.\n\nThe brick wall begins in the garden, passes through the house and ends at the pool: it gives the bedrooms their privacy, carries every pipe and stands higher than the roof. Each bedroom has a bath with a door to the garden at the back.\n\nThe pool is 12 × 3 m, laid for swimming lengths, shallow at the deck for children. Salt air asks for stainless fixings and teak left grey: both are in the schedule.',
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
      'Baths that open on the garden',
    ],
    tags: ['coastal', 'luxury', 'tropical', 'glass', 'outdoor-living'],
    prices: { base: 320000, discount: 288000 },
    width: 18,
    height: 4.2,
    depth: 9.6,
    area: 1860,
    house: { bedrooms: 2, bathrooms: 2, floors: 1, style: 'Coastal' },
    pictures: {
      'pavilion-hero':
        'Model of a long flat-roofed pavilion beside a strip of water, a brick wall passing through it',
      'pavilion-water': 'The pavilion across the pool at eye height, figures on the deck',
      'pavilion-plan': 'Floor plan of the pavilion with deck, pool, long room and two bedrooms',
    },
  }),
]
