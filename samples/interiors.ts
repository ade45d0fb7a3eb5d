import { type Sample, sample } from './sample.ts'

export const interiors: Sample[] = [
  sample({
    code: 'S-INT-01',
    set: 'interior',
    category: 'interior',
    subcategory: 'Living Room',
    title: 'Living Room with a Swing',
    shortDescription: 'A family living room around a low table, a swing in the window bay.',
    description:
      'A living room of 5.4 × 4.2 m in which the television is not the altar. Seats stand on three sides of a low table, the swing hangs where the window throws its light, and one wall of shelves holds what a family owns.',
    detailedDescription:
      'The room has one direction for evenings, towards the shelf wall with the screen in it, and another for the rest of the day, towards the garden. Both work from the same sofa, because the screen stands across from the window and not opposite the seats.\n\nThe swing hangs from a beam under the slab, 1.7 m of seat in teak. Behind it a sill at 450 mm makes the window a second bench.\n\nJoinery is birch ply with its edges left to be seen; doors are off-white laminate. The only strong colour is brick: two cushions, the seat of the swing, the spine of a few books. A drawing of the four walls and a schedule with every size come with the set.',
    materials: ['Birch ply', 'Off-white laminate', 'Teak swing', 'Handloom cotton', 'Kota stone floor'],
    colors: ['Off white', 'Oak', 'Brick', 'Sage'],
    features: [
      'Swing of 1.7 m in the window bay',
      'Shelf wall with the screen as one part of it',
      'Window sill as a bench',
      'Seats for seven without moving a chair',
    ],
    tags: ['contemporary', 'natural-light', 'neutral', 'timber-frame', 'open-plan'],
    prices: { base: 85000, discount: 72000 },
    width: 5.4,
    height: 2.9,
    depth: 4.2,
    area: 244,
    featured: true,
    pictures: {
      'living-hero': 'Cutaway model of a living room: sofa, low table, swing at the window, sun on the floor',
      'living-shelves': 'The living room from the other side, towards the shelf wall',
      'living-plan': 'Plan of the living room with furniture and dimensions',
    },
  }),
  sample({
    code: 'S-INT-02',
    set: 'interior',
    category: 'interior',
    subcategory: 'Bedroom',
    title: 'Bedroom with a Reading Bay',
    shortDescription: 'A bed, a wardrobe, and a chair where the morning comes in.',
    description:
      'A main bedroom of 4.5 × 3.9 m. The wardrobe stands flush beside the window and so disappears; the bed looks across the room to the second window; the corner between the two belongs to a chair, a lamp and a desk within reach.',
    detailedDescription:
      "Bedrooms fill with cupboards one at a time. Here the wall beside the window is cupboard from the start: 2.3 m wide and 2.2 m high, with room on top for the suitcases that every household has.\n\nThe bed's head is a low ply panel with a table and a lamp on either side. Switches for everything lie within a hand of the pillow.\n\nThe bay has a window with its sill at 450 mm, an armchair before it, and a desk of 1.3 m under the side window. Curtains run in a slot in the ceiling: one sheer, one to sleep at noon.",
    materials: ['Birch ply', 'Off-white laminate', 'Linen', 'Oak flooring', 'Brass handles'],
    colors: ['Warm white', 'Oak', 'Terracotta', 'Brass'],
    features: [
      'Wardrobe of 2.3 m flush with the window',
      'Reading bay with desk and armchair',
      'Windows on two sides',
      'Two curtains in one ceiling slot',
    ],
    tags: ['scandinavian', 'minimalist', 'natural-light', 'neutral', 'textured'],
    prices: { base: 68000 },
    width: 4.5,
    height: 2.9,
    depth: 3.9,
    area: 189,
    pictures: {
      'bedroom-hero':
        'Cutaway model of a bedroom: bed with linen, wardrobe wall, armchair in the light of the window',
      'bedroom-bay': 'The reading bay with desk, armchair and shelf',
      'bedroom-plan': 'Plan of the bedroom with furniture and dimensions',
    },
  }),
  sample({
    code: 'S-INT-03',
    set: 'interior',
    category: 'interior',
    subcategory: 'Kitchen',
    title: 'Parallel Kitchen with a Ledge',
    shortDescription: 'Two counters 1.2 m apart, and a ledge where someone can keep the cook company.',
    description:
      'A kitchen of 3.9 × 3.3 m for one cook, two on festival days. Sink and hob stand on opposite counters one step apart, the fridge at the entrance where others can reach it, and a ledge with three stools closes the room without shutting it.',
    detailedDescription:
      'Sink and hob are 1.2 m apart, the fridge two steps from either. Counters are 870 mm high, 25 mm above the norm, for a cook of 1.62 m; your set will be drawn to your elbow.\n\nWet and dry masala have drawers of their own under the hob; the larder beside the fridge takes grain bins on runners. A recirculating hood is let into the ceiling over the hob.\n\nThe window stands over the sink. The ledge is 45 mm of oak at 1065 mm, high enough to hide what is being cooked, and it is where the light of the morning falls.',
    materials: ['Marine ply', 'Off-white laminate', 'Grey granite counter', 'Kota stone floor', 'Brass tap'],
    colors: ['White', 'Oak', 'Slate', 'Brass'],
    features: [
      'Counters 1.2 m apart, sink and hob opposite',
      'Larder on runners beside the fridge',
      'Window over the sink',
      'Breakfast ledge with three stools',
      'Open shelf for daily things',
    ],
    tags: ['modern', 'compact', 'natural-light', 'neutral', 'sleek'],
    prices: { base: 92000, discount: 78000 },
    width: 3.9,
    height: 2.9,
    depth: 3.3,
    area: 139,
    pictures: {
      'kitchen-hero':
        'Cutaway model of a parallel kitchen: stone counters, white fronts, a window over the sink',
      'kitchen-ledge':
        'The kitchen from the other side: the ledge with its stools in front, fridge and larder behind',
      'kitchen-plan': 'Plan of the kitchen with counters, appliances and dimensions',
    },
  }),
]
