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
      'A single-storey family house under one hipped roof of clay tile. The verandah runs the length of the public rooms and keeps the sun and the first rain of the monsoon off their walls; the master bedroom steps forward beside it as a block of exposed laterite, which shelters the entrance from the west.',
    detailedDescription:
      'You arrive under the roof before you arrive in the house. The verandah is 2.4 m deep, so that a cot, a swing and a round of tea all fit, and its columns stand at an even 2.4 m, which is also the bay of the roof above.\n\nLiving and dining are one room in use and two in plan: a wide opening keeps them together, a stub of wall gives each its own ceiling light. The kitchen stands behind the dining table with its own door to the utility court, where the washing, the grinding stone and the gas bottles go.\n\nA short passage leads to the private half. Two bedrooms share a bath; the master has its own, with a dressing room between. Every room has windows on two sides or a window and the verandah, and none faces west without shade.\n\nThe roof is a simple hip at 26 degrees on steel trusses. Its 750 mm eaves are the sun shades: no further chajja is needed.',
    materials: ['Exposed laterite', 'Mangalore clay tile', 'Kota stone', 'Teak', 'Lime plaster'],
    colors: ['Off white', 'Laterite', 'Teak', 'Slate'],
    features: [
      'Verandah 2.4 m deep along all public rooms',
      'Three bedrooms, two baths, dressing room',
      'Kitchen with its own utility court',
      'Step-free inside, ramp possible at the side',
      'Rain from one roof to one tank',
    ],
    tags: ['traditional', 'tropical', 'natural-light', 'outdoor-living', 'stone'],
    prices: { base: 240000, discount: 195000 },
    width: 14.4,
    height: 5.6,
    depth: 11.4,
    area: 1640,
    featured: true,
    pictures: {
      'bungalow-hero':
        'Model of a bungalow with a hipped red tile roof, white columns along a deep verandah and a laterite bedroom wing',
      'bungalow-verandah':
        'The same model at eye height from the garden, two figures on the verandah steps under ball trees',
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
      'A four-bedroom villa of two storeys for a plot of 50 × 60 ft. The ground floor is white, open and low; across it lies one long brick volume, the bedrooms, which projects over the car court and makes the porch. Behind the bridge a terrace looks over the garden.',
    detailedDescription:
      "The plan is an L around a garden. Living, dining and kitchen form its long side and open through sliding doors on a paved terrace; the guest bedroom, which will be the grandparents', is the short side, near the entrance and free of steps.\n\nThe stair rises along the party wall under a strip of roof light. Above, three bedrooms and a family lounge: the master and the study window project 1.8 m beyond the floor below, so the car stands dry without a single column in front of the door.\n\nBrick is laid dry-faced in English bond as a rain screen; the wall behind it is block, with an air gap that takes the afternoon heat. Plywood-coloured fins are WPC on steel, 1.2 m from the glass, and turn the low western sun.\n\nStructure: RCC frame on a 3.9 m grid, two short cantilevers. Drawings include a services layout with shafts that line up.",
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
      'Porch for two cars without columns',
      'Family lounge between the bedrooms',
      'Garden terrace off living and dining',
      'Fins against the western sun',
    ],
    tags: ['contemporary', 'luxury', 'brick', 'multi-generational', 'garden-integrated'],
    prices: { base: 480000 },
    width: 14.1,
    height: 7.6,
    depth: 12.6,
    area: 2950,
    featured: true,
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
      'A row house for the most common small plot there is: 20 by 40 feet, neighbours on both sides. A light well in the middle brings day and draught to every floor, and the stair that turns beside it takes no more room than a cupboard and a half.',
    detailedDescription:
      'Party walls on both sides mean light from two ends only, and ten metres between them. So the house is cut in the middle: kitchen and bath look into a light well of 1.5 × 1.5 m, open to the sky, with a grille at the roof.\n\nGround floor: a scooter court behind the gate, the living room, the kitchen with a table for four, a bath. First floor: two bedrooms. Second floor: a study or a third bedroom, and a terrace with a brick parapet, high enough to sleep behind in May.\n\nThe front is a brick frame with a plywood-coloured screen; it can be closed at night with air still moving. All spans are under 3.6 m, so slabs stay at 125 mm and the budget with them.',
    materials: ['Brick facing', 'Cement board screen', 'Fly-ash block', 'Terrazzo', 'Mild-steel railing'],
    colors: ['White', 'Brick', 'Oak', 'Charcoal'],
    features: [
      'Fits a plot of 20 × 40 ft between party walls',
      'Light well for kitchen, bath and stair',
      'Two bedrooms and a study',
      'Terrace for sleeping out',
      'Court for two scooters',
    ],
    tags: ['compact', 'small-space', 'urban', 'natural-light', 'brick'],
    prices: { base: 125000, discount: 98000 },
    width: 6,
    height: 10.4,
    depth: 10.2,
    area: 1450,
    pictures: {
      'compact-hero':
        'Model of a narrow three-storey house with a brick frame, a slatted screen and a roof terrace, between the stubs of its neighbours',
      'compact-street': 'The narrow house seen from the street at eye height, a figure at the gate',
      'compact-plan': 'Plans of ground, first and second floor of the narrow house, 6.0 by 10.2 m',
    },
  }),
]
