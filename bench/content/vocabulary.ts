/** Words of the field, the most frequent first. */
const common =
  `house court plan room light brick stone family garden wall roof floor kitchen shade verandah living open
  modern street north terrace window bedroom timber concrete corner facade plot stair dining entrance white lime tree
  home studio deep wind rain lattice screen quiet opening guest villa compact tiled ceiling narrow slab parking study
  bath storey column veranda natural local tall sloping small warm long west east south morning evening monsoon summer
  duplex bungalow farmhouse apartment cottage pavilion pool pond well temple balcony parapet plinth lintel sill arch
  vault dome beam rafter truss column footing foundation basement mezzanine loft attic passage corridor foyer lobby
  porch portico gate compound boundary lawn hedge orchard grove planter creeper bougainvillea neem mango palm bamboo
  teak oak rosewood plywood veneer laminate cane rattan jute cotton linen brass copper steel iron glass marble granite
  sandstone kota slate laterite terracotta clay mud rammed earth adobe thatch tile mosaic terrazzo oxide plaster paint
  limewash cement aggregate gravel sand pebble cladding jaali louvre shutter curtain blind awning pergola canopy chajja
  skylight clerestory ventilator fan breeze cross ventilation insulation cavity thermal mass solar panel battery rainwater
  harvesting tank cistern drain slope contour terrain hillside lakeside riverside seaside coastal urban rural suburban
  village town city market school road lane square park minimal classic traditional colonial vernacular contemporary
  regional tropical temperate arid humid rustic elegant simple generous spacious cosy bright airy private shared joint
  elderly child grandparents visitor worker library music prayer pooja utility laundry store pantry wardrobe dressing
  powder shower wash sink island counter cabinet shelf niche bench swing sofa table desk bed lamp pendant chandelier
  spotlight cove recessed exposed polished rough smooth painted plastered carved woven folded sliding pivot hinged
  double single triple ground first second split level staggered stacked interlocking linear radial symmetrical`
    .split(/\s+/)
    .filter((word, at, all) => all.indexOf(word) === at)

const beginnings =
  `Aru Bela Chan Deva Eka Gan Hari Indra Jaya Kala Lak Mani Nava Omka Pala Raja Sada Tiru Uda Vella
  Yela Ambi Bhara Chitra Dhana Kovi`.split(/\s+/)
const middles = ['ma', 'li', 'ra', 'ku', 'van', 'the', 'mo', 'sha', 'nam', 'pu']
const ends = `pur nagar gram wadi kere halli palli patti vilas garh kot bagh tal giri`.split(/\s+/)

/** Rare words: what places and houses are called. */
const names = middles.flatMap((middle) =>
  ends.flatMap((end) => beginnings.map((beginning) => (beginning + middle + end).toLowerCase())),
)

/** Some four thousand words, the most frequent first. */
export const vocabulary = [...common, ...names]
export const commonWords = common

export const tags = [
  ...[
    'modern',
    'courtyard',
    'brick',
    'natural-light',
    'vastu',
    'duplex',
    'open-plan',
    'low-cost',
    'corner-plot',
  ],
  ...[
    'verandah',
    'jaali',
    'stone',
    'timber',
    'terrace',
    'pool',
    'farmhouse',
    'compact',
    'rental-unit',
    'home-office',
  ],
  ...common.slice(40, 120).map((word) => `${word}-house`),
]
export const materials = [
  'Brick',
  'Kota stone',
  'Teak',
  'Lime plaster',
  'Concrete',
  'Laterite',
  'Terracotta',
  'Glass',
]
export const colors = ['white', 'brick red', 'sand', 'charcoal', 'sage', 'ochre', 'natural wood']
export const features = [
  'Court',
  'Verandah',
  'Home office',
  'Guest room',
  'Terrace',
  'Car port',
  'Prayer room',
]
export const places = [
  { city: 'Kochi', state: 'Kerala' },
  { city: 'Pune', state: 'Maharashtra' },
  { city: 'Mysuru', state: 'Karnataka' },
  { city: 'Jaipur', state: 'Rajasthan' },
  { city: 'Indore', state: 'Madhya Pradesh' },
  { city: 'Coimbatore', state: 'Tamil Nadu' },
]
export const people = [
  'Asha',
  'Ravi',
  'Meera',
  'Kiran',
  'Latha',
  'Suresh',
  'Divya',
  'Imran',
  'Joseph',
  'Nandini',
]
