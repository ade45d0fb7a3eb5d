import { ball, box, cylinder, type Part } from '../model/shapes.ts'

/** A tree as model makers turn it: a ball on a stick. */
export function tree(x: number, y: number, height = 5200, crown = height * 0.3): Part[] {
  return [
    cylinder([x, y, 0], Math.max(50, crown * 0.05), height - crown * 1.4, 'beech'),
    ball([x, y, height - crown], crown, 'beech'),
  ]
}

export function bush(x: number, y: number, radius = 420): Part[] {
  return [ball([x, y, radius * 0.8], radius, 'beech', 0.92)]
}

/** A person of two turned pieces; `tall` in millimetres. */
export function person(x: number, y: number, tall = 1680, z = 0): Part[] {
  const head = tall * 0.075
  return [
    cylinder([x, y, z], tall * 0.062, tall * 0.5, 'ink', tall * 0.1),
    cylinder([x, y, z + tall * 0.5], tall * 0.1, tall * 0.34, 'ink', tall * 0.085),
    ball([x, y, z + tall - head], head, 'ink'),
  ]
}

/** A car, small enough to be read as one: body, cabin, wheels. It looks towards the street. */
export function car(x: number, y: number): Part[] {
  return [
    box([x, y, 300], [x + 1700, y + 3900, 850], 'card', 160),
    box([x + 110, y + 900, 800], [x + 1590, y + 3300, 1420], 'dark', 180),
    box([x + 140, y + 1150, 1400], [x + 1560, y + 3050, 1450], 'card', 25),
    ...[650, 3050].flatMap((dy) =>
      [0, 1500].map((dx) => box([x + dx + 20, y + dy, 0], [x + dx + 190, y + dy + 600, 600], 'ink', 80)),
    ),
  ]
}
