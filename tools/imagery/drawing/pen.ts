import type { Place, Surface } from './painter.ts'
import { ink, wash } from './palette.ts'

/** Draws in millimetres of the house, y upwards; `unit` is a hundredth of the sheet's width. */
export class Pen {
  readonly out: string[] = []
  readonly unit: number

  /** Where several plans share a sheet, rooms are lettered smaller. */
  readonly lettering: number

  constructor(unit: number, lettering = 1) {
    this.unit = unit
    this.lettering = lettering
  }

  line(from: Place, to: Place, weight = 0.06, { more = '', color = ink } = {}) {
    this.out.push(`<path d="M${point(from)}L${point(to)}" ${this.#stroke(weight, color)} ${more}/>`)
  }

  path(d: string, weight: number, more = 'fill="none"') {
    this.out.push(`<path d="${d}" ${weight > 0 ? this.#stroke(weight) : ''} ${more}/>`)
  }

  text(
    label: string,
    [x, y]: Place,
    size: number,
    { anchor = 'middle', turn = 0, color = ink, weight = 400 } = {},
  ) {
    const height = size * this.unit
    this.out.push(
      `<text transform="translate(${round(x)} ${round(-y)}) rotate(${-turn})" y="${round(height * 0.36)}" text-anchor="${anchor}"
        font-family="Plinth Mono" font-weight="${weight}" font-size="${round(height)}" fill="${color}">${label}</text>`,
    )
  }

  surface(
    { fill, outline, circle, material, corner = 0 }: Surface,
    { weight = 0.06, color = wash[material] } = {},
  ) {
    if (circle) {
      const { centre, radius } = circle
      this.out.push(
        `<ellipse cx="${round(centre[0])}" cy="${round(-centre[1])}" rx="${round(radius[0])}" ry="${round(radius[1])}"
          fill="${color}" ${this.#stroke(weight)}/>`,
      )
      return
    }
    const ring = fill[0]
    if (corner > 20 && fill.length === 1 && ring?.length === 4) {
      const [low, , high] = ring as [Place, Place, Place]
      this.out.push(
        `<rect x="${round(low[0])}" y="${round(-high[1])}" width="${round(high[0] - low[0])}" height="${round(high[1] - low[1])}"
          rx="${corner}" fill="${color}" ${this.#stroke(weight)}/>`,
      )
      return
    }
    if (fill.length > 0)
      this.path(
        fill.map(closed).join(''),
        0,
        `fill="${color}" shape-rendering="geometricPrecision" stroke="${color}" stroke-width="4"`,
      )
    if (weight > 0) this.path(outline.map(([from, to]) => `M${point(from)}L${point(to)}`).join(''), weight)
  }

  #stroke(weight: number, color = ink): string {
    return `stroke="${color}" stroke-width="${round(weight * this.unit)}" stroke-linecap="square"`
  }
}

export function point([x, y]: Place): string {
  return `${round(x)} ${round(-y)}`
}

export function closed(ring: Place[]): string {
  return `M${ring.map(point).join('L')}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
