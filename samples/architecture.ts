import { type Sample, sample } from './sample.ts'

export const architecture: Sample[] = [
  sample({
    code: 'S-ARC-01',
    set: 'architecture',
    category: 'architecture',
    subcategory: 'Bungalow',
    title: 'Laterite Verandah Bungalow',
    shortDescription: 'Three bedrooms on one floor, behind a verandah deep enough to live in.',
    description:
      'A single-storey family house under one hipped roof of clay tile. The verandah runs the length of the public rooms and keeps the sun and the first rain of the monsoon off their walls; the master bedroom steps forward beside it as a block of exposed laterite, which shelters the entrance from the side.',
    detailedDescription:
      'You arrive under the roof before you arrive in the house. The verandah is 2.4 m deep, so that a cot, a swing and a round of tea all fit, and its columns stand at an even 2.4 m, which is also the spacing of the trusses above.\n\nLiving and dining are one room in use and two in plan: a wide opening keeps them together, a stub of wall gives each its own ceiling light. The kitchen lies behind the living room with a utility room of its own, where the washing, the grinding stone and the gas bottles go.\n\nA short passage leads to the private half. Two bedrooms share a bath; the master has its own, with a dressing room before it. The beds stand along inner walls or under high windows, away from the afternoon sun.\n\nThe roof is a simple hip at 23 degrees on steel trusses. Its eaves of 650 mm are the sun shades: only the west window of the master bedroom has a chajja besides.',
    materials: ['Exposed laterite', 'Mangalore clay tile', 'Kota stone', 'Teak', 'Lime plaster'],
    colors: ['Off white', 'Laterite', 'Teak', 'Slate'],
    features: [
      'Verandah 2.4 m deep along all public rooms',
      'Three bedrooms, two baths, dressing room',
      'Kitchen with its own utility room',
      'Step-free inside, ramp possible at the side',
      'Rain from one roof to one tank',
    ],
    tags: ['traditional', 'tropical', 'natural-light', 'outdoor-living', 'stone'],
    prices: { base: 240000, discount: 195000 },
    width: 14.4,
    height: 6.3,
    depth: 11.4,
    area: 1705,
    featured: true,
    house: { bedrooms: 3, bathrooms: 2, floors: 1, style: 'Traditional' },
    pictures: {
      'bungalow-hero':
        'Model of a bungalow with a hipped roof in plywood shingles, white columns along a deep verandah and a laterite bedroom wing',
      'bungalow-verandah':
        'The same model at eye height from the garden, figures on the verandah and at its steps',
      'bungalow-plan':
        'Ground floor plan of the bungalow, 14.4 by 11.4 m: verandah, living, dining, kitchen, three bedrooms, two baths',
    },
  }),
  sample({
    code: 'S-ARC-02',
    set: 'architecture',
    category: 'architecture',
    subcategory: 'Villa',
    title: 'Brick Bridge Villa',
    shortDescription: 'Two white storeys and a brick room that bridges the car court.',
    description:
      'A four-bedroom villa of two storeys for a plot of 60 × 70 ft. The ground floor is white, open and low; across it lies one long brick volume, the bedrooms, which projects over the car court and makes the porch. Behind the bridge a terrace looks over the garden.',
    detailedDescription:
      "Living, dining and kitchen lie in one line across the plot and open through sliding doors on a paved terrace; the guest bedroom, which will be the grandparents', is next to the entrance, with its own bath and no step.\n\nThe stair rises at the back of the dining room. Above, three bedrooms and a family lounge: the brick volume spans the car court from wall to wall and reaches 1.8 m beyond the floor below, so the car stands dry without a single column in front of the door.\n\nBrick is laid dry-faced in English bond as a rain screen; the wall behind it is block, with an air gap that takes the afternoon heat. The fins before the fourth bedroom are WPC on steel, a hand clear of the glass, and turn the low western sun.\n\nStructure: RCC frame with one transfer beam over the porch. Drawings include a services layout with shafts that line up.",
    materials: [
      'Exposed wire-cut brick',
      'White textured plaster',
      'WPC fins',
      'Toughened glass',
      'Leather-finish granite',
    ],
    colors: ['Warm white', 'Brick', 'Oak', 'Charcoal'],
    features: [
      'Four bedrooms, one of them on the ground floor',
      'Porch of 6.0 × 5.8 m without columns',
      'Family lounge between the bedrooms',
      'Garden terrace off living and dining',
      'Fins against the western sun',
    ],
    tags: ['contemporary', 'luxury', 'brick', 'multi-generational', 'garden-integrated'],
    prices: { base: 480000 },
    width: 14.1,
    height: 7.6,
    depth: 12.6,
    area: 2777,
    featured: true,
    house: {
      plot: { width: 60, depth: 70, unit: 'ft' },
      bedrooms: 4,
      floors: 2,
      parking: 1,
      style: 'Contemporary',
    },
    pictures: {
      'villa-hero':
        'Model of a two-storey white villa with a long brick volume projecting over the car court, plywood fins and ball trees',
      'villa-garden': 'The villa from the garden side: sliding doors to a terrace, a balcony above',
      'villa-plan': 'Ground and first floor plans of the villa side by side, with furniture and dimensions',
    },
  }),
  sample({
    code: 'S-ARC-03',
    set: 'architecture',
    category: 'architecture',
    subcategory: 'Compact',
    title: 'Twenty-Foot House',
    shortDescription: 'Three floors on a 20 × 40 ft plot, with a light well in the middle.',
    description:
      'A row house for the most common small plot there is: 20 by 40 feet, neighbours on both sides. A light well brings day and draught to every floor, and the stair that turns opposite takes no more room than it must.',
    detailedDescription:
      'Party walls on both sides mean light from two ends only, and ten metres between them. So the house is cut in the middle: living room, kitchen and landings look into a light well of 1.4 × 1.4 m, open to the sky, with a grille at the roof.\n\nGround floor: a scooter court behind the gate, the living room with a table for four, the kitchen, a bath. First floor: the main bedroom across the whole front, a study on the landing, a small bedroom at the back, a bath. Second floor: a guest room, and a terrace with a brick parapet, high enough to sleep behind in May.\n\nThe front is a brick frame with a screen of slats before the balcony; it can be closed at night with air still moving. The stair and the light well break the slab into short spans, so it stays at 150 mm and the budget with it.',
    materials: ['Brick facing', 'Cement board screen', 'Fly-ash block', 'Terrazzo', 'Mild-steel railing'],
    colors: ['White', 'Brick', 'Oak', 'Charcoal'],
    features: [
      'Fits a plot of 20 × 40 ft between party walls',
      'Light well for living room, kitchen and landings',
      'Three bedrooms and a study',
      'Terrace for sleeping out',
      'Court for two scooters',
    ],
    tags: ['compact', 'small-space', 'urban', 'natural-light', 'brick'],
    prices: { base: 125000, discount: 98000 },
    width: 6,
    height: 10.4,
    depth: 10.2,
    area: 1377,
    house: { plot: { width: 20, depth: 40, unit: 'ft' }, bedrooms: 3, bathrooms: 2, floors: 3, parking: 0 },
    pictures: {
      'compact-hero':
        'Model of a narrow three-storey house with a brick frame, a slatted screen and a roof terrace, between the stubs of its neighbours',
      'compact-street': 'The narrow house seen from the street at eye height, a figure at the gate',
      'compact-plan': 'Plans of ground, first and second floor of the narrow house, 6.0 by 10.2 m',
    },
  }),
]
