import { describe, expect, it } from 'vitest'
import type { ColorChoice } from '#contract/color-choices.ts'
import { namedColors } from '#contract/colors.ts'
import { choiceNamed, colorsOf } from './colors.ts'
import { cssColors } from './css-colors.ts'

/** The names of CSS as its tables group them, and what each group may count as. */
const families: [names: string, choices: ColorChoice[]][] = [
  ['red firebrick crimson indianred darkred maroon', ['red', 'terracotta']],
  ['lightcoral salmon darksalmon lightsalmon coral tomato orangered', ['orange', 'terracotta', 'pink']],
  ['mediumvioletred deeppink palevioletred hotpink lightpink pink', ['pink', 'blush']],
  ['darkorange orange', ['orange', 'mustard']],
  ['gold yellow khaki darkkhaki', ['yellow', 'mustard']],
  [
    'palegoldenrod lightgoldenrodyellow lightyellow lemonchiffon papayawhip moccasin peachpuff',
    ['cream', 'sand', 'yellow'],
  ],
  [
    'brown saddlebrown sienna chocolate peru rosybrown sandybrown',
    ['chocolate', 'teak', 'terracotta', 'red', 'orange', 'pink'],
  ],
  ['darkgoldenrod goldenrod', ['mustard']],
  ['tan burlywood wheat navajowhite bisque blanchedalmond cornsilk', ['sand', 'cream']],
  [
    'darkgreen green forestgreen seagreen olive olivedrab darkolivegreen mediumseagreen limegreen lime lawngreen chartreuse yellowgreen',
    ['leaf green'],
  ],
  ['greenyellow', ['leaf green', 'yellow']],
  [
    'springgreen mediumspringgreen lightgreen palegreen darkseagreen mediumaquamarine aquamarine',
    ['mint', 'leaf green'],
  ],
  ['teal darkcyan lightseagreen cadetblue darkslategrey', ['teal']],
  ['darkturquoise mediumturquoise turquoise aqua cyan paleturquoise', ['teal', 'mint', 'sky blue']],
  ['powderblue lightblue lightsteelblue lightskyblue skyblue deepskyblue', ['sky blue']],
  ['blue mediumblue royalblue dodgerblue cornflowerblue steelblue', ['blue']],
  ['navy darkblue midnightblue', ['navy']],
  [
    'indigo purple rebeccapurple darkmagenta darkviolet darkorchid blueviolet mediumpurple mediumorchid orchid violet magenta fuchsia slateblue mediumslateblue darkslateblue',
    ['purple'],
  ],
  ['plum thistle', ['purple', 'pink', 'blush']],
  ['lavender ghostwhite', ['purple', 'white']],
  [
    'white snow honeydew mintcream azure aliceblue whitesmoke seashell floralwhite ivory lavenderblush lightcyan',
    ['white', 'cream'],
  ],
  ['beige oldlace linen antiquewhite mistyrose', ['cream', 'blush']],
  ['gainsboro lightgrey', ['white', 'grey']],
  ['silver darkgrey grey dimgrey lightslategrey slategrey', ['grey']],
  ['black', ['black']],
]

describe('A colour that CSS names', () => {
  it('is of one family each', () => {
    const all = families.flatMap(([names]) => names.split(' '))
    expect(all.toSorted()).toEqual([...cssColors.keys()].sort())
  })

  it.each(families)('%s', (names, choices) => {
    const wrong = names.split(' ').flatMap((name) => {
      const found = [choiceNamed(name), choiceNamed(cssColors.get(name) as string)]
      // What architects call so may be another colour than that of CSS.
      const isOwn = Object.hasOwn(namedColors, name)
      return found.slice(isOwn ? 1 : 0).every((one) => one && choices.includes(one))
        ? []
        : [`${name} ${found}`]
    })
    expect(wrong).toEqual([])
  })
})

it.each<[ColorChoice, string[]]>([
  ['black', ['Black', '#000', '#222', '#222222', 'Matte black']],
  ['charcoal', ['Charcoal', '#333', 'Dark grey']],
  ['grey', ['Gray', 'Grey', 'Silver', 'silver-grey', 'Concrete', 'Slate gray', 'Granite']],
  ['white', ['White', 'Snow', 'Pearl', '#fff', '#ffffffcc']],
  ['cream', ['Ivory', 'Cream', 'Off-white', 'OFF WHITE', 'Champagne', 'Lime wash']],
  ['sand', ['Sandstone', 'Sand', 'Tan']],
  ['chocolate', ['Brown', 'Walnut', 'Chocolate', 'Coffee']],
  ['teak', ['Teak', 'Copper', 'Teak wood']],
  ['terracotta', ['Terracotta', 'Rust', 'Brick red', 'Laterite']],
  ['red', ['Red', 'Maroon', '#f00', 'Burgundy']],
  ['orange', ['Orange', 'Saffron']],
  ['mustard', ['Mustard', 'Gold', 'Brass']],
  ['yellow', ['Yellow', 'Bright yellow', '#ff0']],
  ['leaf green', ['Green', 'Olive', 'Dark green', '#0f0']],
  ['mint', ['Mint', 'Sage', 'Light green']],
  ['teal', ['Teal', 'Turquoise', 'Bottle green']],
  ['sky blue', ['Sky blue', 'Light blue', 'Powder blue walls']],
  ['blue', ['Blue', '#00f', 'Royal Blue', 'Cobalt']],
  ['navy', ['Navy', 'Navy blue']],
  ['purple', ['Purple', 'Lavender', 'Magenta', 'Violet', 'Plum', '#f0f']],
  ['pink', ['Pink', 'Rose', 'Hot pink']],
  ['blush', ['Peach', 'Blush']],
])('%s is what counts as it: %s', (choice, names) => {
  expect(names.map((name) => [name, choiceNamed(name)])).toEqual(names.map((name) => [name, choice]))
})

it.each(['', '#', '#12', '#12345', '#ggg', 'natural', 'आसमानी', 'constructor', '__proto__'])(
  '%j is no colour',
  (name) => {
    expect(choiceNamed(name)).toBeUndefined()
  },
)

it('is of a picture the foremost, whatever its hue', () => {
  const seen = (hex: string) => colorsOf({ colors: '[]', pictureColors: JSON.stringify([{ hex }]) })
  expect(['#ff00ff', '#0000ff', '#111111', '#e8e020'].map(seen)).toEqual([
    ['purple'],
    ['blue'],
    ['black'],
    ['yellow'],
  ])
})
