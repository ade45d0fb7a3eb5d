import { type Sample, sample } from './sample.ts'

export const elevations: Sample[] = [
  sample({
    code: 'S-ELE-01',
    set: 'elevation',
    category: 'elevation',
    subcategory: 'Modern',
    title: 'Frame and Fins',
    shortDescription: 'A folded white frame, a brick box in it, and fins that move the shade.',
    description:
      'A street front of 32 feet for a two-storey house. One white band folds up, over and down and holds everything else: the brick box of the upper bedroom, a balcony in its shade, and a run of upright fins in front of the stair.',
    detailedDescription:
      'The band is 450 mm thick and stands 600 mm in front of the wall, which is what gives the front its shadow at noon. The brick box sits 200 mm back in it, so that brick never meets plaster at a corner.\n\nThe fins are 60 × 160 mm at 250 mm centres: closed when you walk along the street, open when you stand before the door. Behind them the stair window runs the full two storeys.\n\nThe drawing names every level, the sizes of all openings, the laying pattern of the brick and where each material ends. It suits a frontage from 29 to 34 feet; the fin bay takes up the difference.',
    materials: [
      'White textured plaster',
      'Wire-cut brick',
      'WPC fins',
      'Toughened glass',
      'Black granite plinth',
    ],
    colors: ['White', 'Brick', 'Oak', 'Charcoal'],
    features: [
      'For houses with a front of 29 to 34 ft',
      'Balcony shaded at noon',
      'Fin bay that hides the stair window',
      'All openings and levels dimensioned',
    ],
    tags: ['modern', 'contemporary', 'urban', 'brick', 'sleek'],
    prices: { base: 45000, discount: 36000 },
    width: 9.6,
    height: 7.8,
    depth: 3.6,
    featured: true,
    house: { floors: 2, style: 'Modern' },
    pictures: {
      'modern-front':
        'Straight view of a two-storey model front: a white folded frame, a brick box, upright plywood fins',
      'modern-corner':
        'The same front from the corner of the street, showing how deep the frame stands before the wall',
      'modern-drawing': 'Drawn front elevation with level marks and dimensions',
    },
  }),
  sample({
    code: 'S-ELE-02',
    set: 'elevation',
    category: 'elevation',
    subcategory: 'Classic',
    title: 'Five-Bay Colonnade',
    shortDescription: 'A symmetrical front with a two-storey portico, cornice and parapet urns.',
    description:
      'A front of five bays and two storeys with a portico in the middle. The order is plain, the proportions are not negotiable: storey, column and window share one module of 600 mm, and the wall behind the columns is brick, so that they stand white before it.',
    detailedDescription:
      'Classical fronts fail where their parts are bought by the piece. Here everything comes from one module: the column is one module across and eleven high, windows are two by three and a half, the storeys six, and the middle opening of the portico is four from axis to axis.\n\nThe pediment has no ornament but its moulding. A balustrade runs between the piers on both sides and hides the water tank from the street. The ground floor stands on a plinth of one module that is also the bench of the portico.\n\nThe set includes full-size profiles of plinth, string course, architrave and cornice, drawn so that a mason with a template can run them in place.',
    materials: [
      'Lime plaster, run in place',
      'Sandstone plinth',
      'Cast balusters',
      'Teak windows',
      'Exposed brick behind the columns',
    ],
    colors: ['Cream', 'Sand', 'Teak', 'Brick'],
    features: [
      'One module of 600 mm for everything',
      'Two-storey portico with pediment',
      'Balustrade that hides tanks and panels',
      'Full-size profiles for the mason',
    ],
    tags: ['traditional', 'colonial', 'ornate', 'neutral', 'stone'],
    prices: { base: 60000 },
    width: 14.4,
    height: 9.6,
    depth: 4.8,
    house: { floors: 2, style: 'Colonial' },
    pictures: {
      'classic-front':
        'Straight view of a symmetrical two-storey model with a four-column portico, pediment and balustrade',
      'classic-corner': 'The portico from the side, columns casting long shadows on the white wall',
      'classic-drawing': 'Drawn front elevation with level marks and the bays dimensioned',
    },
  }),
  sample({
    code: 'S-ELE-03',
    set: 'elevation',
    category: 'elevation',
    subcategory: 'Minimalist',
    title: 'One Wall, One Window',
    shortDescription: 'A blank wall, a brick reveal, a tree: and nothing to take away.',
    description:
      'A front with three decisions. The wall is one plane from end to end; the window is one, large and deep, its reveal lined in brick; the door is a gap in the shadow beside it. A court behind the wall gives the rooms the light that the street does not.',
    detailedDescription:
      'What looks like little has been moved many times. The window is a square of 3.0 m whose centre stands where two thirds of the width meet two fifths of the height; its reveal is 850 mm deep, so that it is lit from one side in the morning and from the other in the evening.\n\nThe entrance lies behind the end of the wall, under a slab of concrete that floats in front of it. No pipe, meter or air-conditioner shows: a service slot at the side takes all of them, behind a flush door.\n\nPlain walls crack where they are not planned: the drawing shows the expansion joints, the drip at the head and the two coats that keep the wall plain through five monsoons.',
    materials: ['Smooth white plaster', 'Brick reveal', 'Steel window', 'Fair-faced concrete slab', 'Gravel'],
    colors: ['White', 'Brick', 'Concrete', 'Charcoal'],
    features: [
      'One window, 3.0 × 3.0 m, in a reveal of 850 mm',
      'Court behind the wall for light and air',
      'Service slot: nothing on the front',
      'Expansion joints drawn as part of the composition',
    ],
    tags: ['minimalist', 'modern', 'monochromatic', 'concrete', 'sleek'],
    prices: null,
    width: 12,
    height: 6.6,
    depth: 4.5,
    pictures: {
      'minimalist-front':
        'Straight view of a blank white model wall with one deep brick-lined window and a single ball tree',
      'minimalist-corner': 'The wall at an angle: the depth of the reveal and the floating entrance slab',
      'minimalist-drawing': 'Drawn front elevation with the window set out and level marks',
    },
  }),
]
