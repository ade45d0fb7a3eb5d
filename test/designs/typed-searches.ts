/** What the first designs found must be, each of them; of a word, that its title, tags or place say it. A text is the title of the very first. */
export interface Expected {
  bedrooms?: number | number[]
  bathrooms?: number
  /** At least. */
  parking?: number
  floors?: number
  facing?: string
  vastu?: true
  /** The sides in feet, either way round. */
  plot?: [number, number]
  /** A side of it in feet. */
  side?: number
  /** Built-up area or plot, between these, in square feet. */
  area?: [number, number]
  price?: [number, number]
  says?: RegExp
  title?: RegExp | string
  /** Of the very first. */
  code?: string
  codes?: RegExp
}

/** Searches as people type them, and what must come first of the three hundred designs. */
export const typedSearches: [typed: string, expected: Expected][] = [
  ...each(
    [
      '3bhk',
      '3 bhk',
      '3 BHK',
      '3-bhk',
      '3BHK house',
      '3 bhk house plan',
      '3 bedroom',
      '3 bedrooms',
      'three bedroom',
      'three bedroom house',
      '3 bed',
      '3 br',
      '3 bedroom house design',
      '3bhk home plan',
      'three bedrooms home',
      '3 बीएचके',
      '३ बीएचके',
      'तीन बेडरूम',
      'तीन बेडरूम का घर',
      '3 bedrom',
      '3 bhk ghar',
      '3 bhk makan ka naksha',
      'bhk 3',
      '3+ bhk',
      'minimum 3 bedrooms',
      'looking for 3 room house',
      'please send 3 bhk house plan',
      '3bhk ka naksha',
    ],
    { bedrooms: 3 },
  ),
  ...each(
    ['3 bathroom', '3 toilet', '3 bathrooms house', 'three toilets', '3 attached bathroom', '३ बाथरूम'],
    { bathrooms: 3 },
  ),
  ...each(['3 bhk 3 toilet', '3 bed 3 bath'], { bedrooms: 3, bathrooms: 3 }),
  ...each(
    [
      '2 car parking',
      '2 cars',
      'house with 2 car parking',
      'parking for two cars',
      '2 car garage',
      '2 gadi parking',
    ],
    { parking: 2 },
  ),
  ...each(['30 feet front', '30 ft frontage', 'front 30 ft', '30 ft wide plot', '30 फीट फ्रंट'], { side: 30 }),
  ...each(['2bhk', '2 BHK', 'two bedroom', '2 bed house', 'दो बेडरूम', '2bhk house design'], { bedrooms: 2 }),
  ...each(['4bhk', '4 bhk plan', 'four bedroom home', '4 bedroom'], { bedrooms: 4 }),
  ...each(['5 bhk', '5bhk', 'five bedroom house'], { bedrooms: 5 }),
  ...each(['2 or 3 bhk', '2-3 bhk', '2/3 bhk'], { bedrooms: [2, 3] }),
  ...each(
    [
      '30x40',
      '30*40',
      '30 × 40',
      '30 x 40',
      '30X40',
      '30 by 40',
      '30 by 40 ft',
      '30by40',
      "30'x40'",
      '30x40 ft',
      '30 40',
      '30x40 house plan',
      '30 40 plot',
      '40x30',
      '३०x४०',
      '30x40 site',
      '30x40 plot size',
      '30 x 40 feet house',
      'plan for 30x40 site',
      '30×40 ka naksha',
      '30*40 house design',
      '9.1x12.2 m',
      '1200 sq ft 30x40',
      '30x40 sqft',
      '30 x 40 sq ft house plan',
      '30 by 40 feet house plan',
    ],
    { plot: [30, 40] },
  ),
  ...each(['20x30', '20 x 30', '20*30 house', '20 30'], { plot: [20, 30] }),
  ...each(['30x50', '30*50', '30 by 50', '50x30', '30x50 house plan'], { plot: [30, 50] }),
  ...each(['40x60', '40 x 60', '40*60 villa', '60x40'], { plot: [40, 60] }),
  ...each(['25x50', '25 50', '25*50'], { plot: [25, 50] }),
  ...each(
    [
      '30 40 east',
      '30x40 east facing',
      '30x40 east',
      '30*40 east face',
      'east facing 30x40',
      '30x40 e facing',
      '30x40 purab mukhi',
      '30x40 पूर्व मुखी',
    ],
    { plot: [30, 40], facing: 'E' },
  ),
  ...each(['30x50 north facing', '30x50 n facing', '30 50 north'], { plot: [30, 50], facing: 'N' }),
  ...each(['3bhk 30x40', '30x40 3bhk', '3 bhk in 30 x 40', '30 by 40 3 bedroom', '30x40 3 bhk house plan'], {
    plot: [30, 40],
    bedrooms: 3,
  }),
  ...each(
    [
      'east facing',
      'East facing house',
      'east-facing',
      'e facing',
      'purab mukhi',
      'purab mukhi ghar',
      'पूर्व मुखी',
      'पूर्व मुखी घर',
      'east face house plan',
      'facing east',
    ],
    { facing: 'E' },
  ),
  ...each(['west facing', 'west facing house plan', 'paschim mukhi'], { facing: 'W' }),
  ...each(['north facing', 'north facing plan', 'uttar mukhi'], { facing: 'N' }),
  ...each(
    ['north east facing', 'north east facing house', 'north-east', 'ne facing', 'northeast facing house'],
    { facing: 'NE' },
  ),
  ...each(['duplex 3bhk', '3bhk duplex', '3 bhk duplex house', 'g+1 3bhk'], { floors: 2, bedrooms: 3 }),
  ...each(
    [
      'g+1',
      'G + 1',
      'g+1 house',
      '2 floor house',
      'two floor',
      'double storey house',
      '2 storey',
      'do manzila',
      'दो मंजिला घर',
    ],
    { floors: 2 },
  ),
  ...each(['duplex'], { says: /duplex/i }),
  ...each(['g+2', 'G + 2', 'triplex', 'three storey house', '3 floor', 'g + 2 house'], { floors: 3 }),
  ...each(
    [
      'single storey',
      'ground floor only',
      'single floor house',
      'one storey',
      'ground floor house',
      'single story home',
    ],
    {
      floors: 1,
    },
  ),
  ...each(
    [
      '1440 sqft',
      '1,440 sq ft',
      '1440 sft',
      '1440 sq. ft. house',
      '1440 square feet',
      'sqft 1440',
      'area 1440',
      'plot area 1440 sqft',
      '1440',
      '1440 house plan',
    ],
    {
      area: [1296, 1584],
    },
  ),
  ...each(
    [
      '100 gaj',
      '100 gaj ka makan',
      '100 gaz',
      '100 sq yd',
      '100 sq yards',
      '१०० गज',
      '100 yards',
      '100 yard plot',
    ],
    {
      area: [810, 990],
    },
  ),
  ...each(['5 cent', '5 cents plot'], { area: [1960, 2396] }),
  ...each(['5 marla', '5 marla house', '5 मरला'], { plot: [25, 50] }),
  ...each(['1 ground', '1 ground plot'], { area: [2160, 2640] }),
  ...each(['2 guntha', '2 gunta plot'], { area: [1960, 2396] }),
  ...each(['134 sqm', '134 sq m'], { area: [1296, 1590] }),
  ...each(['under 1000 sqft', 'below 1000 sq ft'], { says: /under 1000 sqft/i }),
  ...each(['1000-1200 sqft'], { says: /1000-1200 sqft/i }),
  ...each(
    [
      'farmhouse',
      'farm house',
      'farm houses',
      'Farm-house',
      'farmhouses',
      'फार्म हाउस',
      'farmhose',
      'fram house',
    ],
    { says: /farmhouse/i },
  ),
  ...each(['villa', 'villas', 'Villa design', 'vila', 'villla', 'विला'], { says: /villa/i }),
  ...each(['bungalow', 'bungalows', 'bunglow', 'bangla', 'bungalo', 'बंगला', 'bangalow'], {
    says: /bungalow/i,
  }),
  ...each(['kothi', 'कोठी'], { says: /bungalow|villa/i }),
  ...each(['haveli', 'havelli', 'हवेली'], { says: /haveli|courtyard|traditional/i }),
  ...each(['nine courts', 'haveli of nine courts'], { title: 'Haveli of Nine Courts' }),
  ...each(
    [
      'courtyard',
      'court yard',
      'courtyards',
      'coutyard',
      'courtyrad',
      'courtyard house',
      'aangan',
      'angan wala ghar',
    ],
    { says: /courtyard|आँगन/i },
  ),
  ...each(['elevation', 'elevations', 'elevetion', 'front elevation', 'modern elevation'], {
    says: /elevation/i,
  }),
  ...each(
    [
      'kitchen',
      'kitchens',
      'kichen',
      'kichan',
      'rasoi',
      'रसोई',
      'किचन',
      'किचन डिजाइन',
      'modular kitchen',
      'rasoi ghar',
    ],
    { says: /kitchen/i },
  ),
  ...each(['bedroom', 'kamra', 'sone ka kamra', 'बेडरूम', 'bedroom design'], { says: /bedroom/i }),
  ...each(['living room', 'livingroom', 'living rooms', 'baithak', 'hall', 'हॉल'], { says: /living room/i }),
  ...each(['interior', 'interiors', 'intirior', 'intereor design'], { says: /interior/i }),
  ...each(['mid century', 'mid-century', 'midcentury'], { says: /mid-century/i }),
  ...each(['modern villa', 'moden villa', 'modern vila', 'villa modern'], {
    says: /modern/i,
    title: /villa/i,
  }),
  ...each(['champa', 'champa villa', 'Chmapa'], { title: /champa/i }),
  ...each(['gulmohar', 'gulmohor', 'gulmohar bungalow', 'gulmohur'], { title: /gulmohar/i }),
  ...each(['pooja room', 'puja room', 'pooja ghar', 'puja ghar', 'पूजा घर'], { says: /pooja/i }),
  ...each(['small house', 'low budget house', 'chhota ghar', 'छोटा घर'], { says: /compact|small/i }),
  ...each(['kerala style', 'kerala style house', 'traditional style'], {
    says: /traditional|kerala|tropical/i,
  }),
  ...each(['vastu', 'vastu compliant', 'as per vastu', 'vastu friendly house', 'वास्तु'], { vastu: true }),
  ...each(['corner plot', 'corner house'], { says: /corner/i }),
  ...each(['house front design', 'front design'], { says: /elevation/i }),
  ...each(['floor plan', 'floor plans', 'floorplan', 'naksha'], { says: /floor plan/i }),
  ...each(['घर का नक्शा'], {}),
  ...each(['घर आँगन', 'आँगन'], { title: 'घर आँगन' }),
  ...each(['arc1001', 'ARC 1001', 'arc-1001', 'Arc1001', '1001'], { code: 'ARC-1001' }),
  ...each(['arc100', 'arc-100', 'ARC 100'], { codes: /^ARC-100/ }),
  ...each(['arc10', 'arc-10'], { codes: /^ARC-10/ }),
  ...each(
    ['under 1 lakh', 'below 1 lakh', '1 lakh tak', 'below 100000', 'under ₹1,00,000', '1 लाख तक', '100k'],
    { price: [0, 100_000] },
  ),
  ...each(['3bhk under 2 lakh', '3 bhk below 2 lakhs'], { bedrooms: 3, price: [0, 200_000] }),
  ...each(['villa 2-3 lakh', 'villa between 2 and 3 lakh'], { says: /villa/i, price: [200_000, 300_000] }),
  ...each(['farmhouse 3bhk', '3 bhk farm house'], { bedrooms: 3, says: /farmhouse/i }),
  ...each(['duplex at dehradun', 'dehradun duplex', 'dehradoon'], { title: 'Duplex at Dehradun' }),
  ...each(['laterite', 'latrite', 'laterite house'], { says: /laterite/i }),
  ...each(['kota stone', 'exposed brick', 'lime plaster'], {
    says: /kota stone|exposed brick|lime plaster/i,
  }),
]

function each(typed: string[], expected: Expected): [string, Expected][] {
  return typed.map((text) => [text, expected])
}
