import { type AreaUnit, areaUnitNames } from '#contract/areas.ts'
import type { FinderQuery, FinderUnderstood, PlotShape } from '#contract/finder.ts'
import type { Side } from '#contract/fit/compass.ts'
import type { Wish } from '#contract/fit/nearness.ts'
import { inMetres, isPlot, type PlotNameUnit } from '#contract/fit/plot-name.ts'
import { usualPlots } from '#contract/fit/usual-plots.ts'
import { fromMetres, toMetres } from '#contract/lengths.ts'
import { limits } from '#contract/limits.ts'
import { readLoneSide, readSaid, readSaidOfAnySize, type Said } from '#contract/said/read.ts'
import { type SaySaid, sayUnderstood } from '#contract/said/say.ts'
import type { Kind, Meanings, Understood } from '#contract/said/understood.ts'
import type { PlotUnit } from '#contract/units.ts'
import { invalid } from '../errors.ts'
import { partsOf, thingsOf } from './parts.ts'

const noPlot = 'Say the width and depth of the plot, or its area'
const depthToo = 'Say the depth of the plot too'
const widthToo = 'Say the width of the plot too'

/** What of each kind is compared with a house: the first that is said, all, or none. */
const compared: Record<Kind, 'first' | 'all' | 'none'> = {
  plot: 'first',
  area: 'first',
  facing: 'first',
  budget: 'first',
  bedrooms: 'all',
  floors: 'all',
  code: 'none',
  bathrooms: 'none',
  parking: 'none',
  frontage: 'none',
  unwanted: 'none',
}

interface Asked {
  wish: Wish
  facing: Side | null
  understood: FinderUnderstood
}

/**
 * What a query asks for: what it says by parameters, and for the rest what its text says.
 * @param say in the words of the firm
 * @throws AppError 400
 */
export function readAsked(query: FinderQuery, say: SaySaid): Asked {
  const said = saidIn(query)
  const all = <Name extends Kind>(kind: Name) =>
    said.understood.filter((one) => one.kind === kind).map(({ value }) => value as Meanings[Name])
  const [facing = null] = [query.facing, ...all('facing')].filter((side) => side !== undefined)
  const { plot, shapes } = plotIn(query, all('plot')[0], all('area')[0], readLoneSide(said))
  const [budgetSaid] = all('budget')
  const wish = {
    bedrooms: query.bedrooms ?? all('bedrooms'),
    floors: query.floors ?? all('floors'),
    budget: query.budget ?? budgetSaid?.most ?? budgetSaid?.about ?? null,
  }
  const told = { plot, shapes, facing, ...wish, budgetFor: query.budgetFor, rest: said.rest }
  const things = thingsOf(told, say)
  return {
    wish,
    facing: facing === 'any' ? null : facing,
    understood: {
      ...told,
      bedrooms: [...wish.bedrooms],
      floors: [...wish.floors],
      words: things.map(({ means }) => means),
      parts: partsOf(things, query, said.understood, say),
      notCompared: notComparedOf(said.understood, say),
    },
  }
}

/** What its text says. A plot that is too small or too large for any house counts where no other is said, so that it is told what is wrong with it. */
function saidIn({ q = '', width, depth, area }: FinderQuery): Said {
  const said = readSaid(q)
  const isPlotSaid =
    (width ?? depth ?? area) !== undefined ||
    said.understood.some(({ kind }) => kind === 'plot' || kind === 'area')
  return isPlotSaid ? said : readSaidOfAnySize(q)
}

/** What was read and is not compared, as people say it. An area beside a plot's sides is what is built on it. */
function notComparedOf(understood: Understood[], say: SaySaid): string[] {
  const counted = understood.filter(({ kind }, index) => {
    if (kind === 'area' && understood.some((other) => other.kind === 'plot')) return false
    const isFirst = understood.findIndex((other) => other.kind === kind) === index
    return compared[kind] === 'all' || (compared[kind] === 'first' && isFirst)
  })
  const said = new Set(counted.map((one) => sayUnderstood(one, say)))
  return [...new Set(understood.map((one) => sayUnderstood(one, say)))].filter((means) => !said.has(means))
}

function plotIn(
  { width, depth, unit, area, areaUnit }: FinderQuery,
  saidPlot: Meanings['plot'] | undefined,
  saidArea: Meanings['area'] | undefined,
  saidSide: 'width' | 'depth' | undefined,
): Pick<FinderUnderstood, 'plot' | 'shapes'> {
  if (width !== undefined && depth !== undefined)
    return { plot: possible({ width, depth, unit }, 'width', 'depth'), shapes: [] }
  if (width !== undefined) throw invalid('depth', depthToo)
  if (depth !== undefined) throw invalid('width', widthToo)
  if (area !== undefined) return shapesOf(area, areaUnit, 'area')
  if (saidPlot) return { plot: possible(asNamed(saidPlot), 'q', 'q'), shapes: [] }
  const size = saidArea && (saidArea.about ?? saidArea.most ?? saidArea.least)
  if (saidArea && size != null) return shapesOf(size, saidArea.unit, 'q')
  if (saidSide) throw invalid('q', saidSide === 'width' ? depthToo : widthToo)
  throw invalid('width', noPlot)
}

function shapesOf(area: number, unit: AreaUnit, field: string) {
  const shapes = usualPlots(area, unit).filter((shape) => isPlot(inMetres(shape)))
  const [plot] = shapes
  if (!plot) throw invalid(field, `There is no plot of ${area} ${areaUnitNames[unit]}`)
  return { plot, shapes }
}

/** @throws AppError 400 where no plot is so small or so large */
function possible(plot: PlotShape, widthField: string, depthField: string): PlotShape {
  const { least, most } = limits.finder.side
  const size = inMetres(plot)
  for (const [name, field] of [
    ['width', widthField],
    ['depth', depthField],
  ] as const) {
    if (size[name] >= least && size[name] <= most) continue
    const [from, to] = [Math.ceil(fromMetres(least, plot.unit)), Math.floor(fromMetres(most, plot.unit))]
    const label = name === 'width' ? 'Width' : 'Depth'
    if (plot[name] === 0) throw invalid(field, `${label} must be greater than 0`)
    throw invalid(field, `${label} must be from ${from} to ${to} ${plot.unit}`)
  }
  return plot
}

/** A plot in one of the units that addresses name. */
function asNamed({ width, depth, unit }: Meanings['plot']): PlotShape {
  if (unit !== 'cm' && unit !== 'in') return { width, depth, unit }
  const named: PlotNameUnit = unit === 'cm' ? 'm' : 'ft'
  return { width: converted(width, unit, named), depth: converted(depth, unit, named), unit: named }
}

function converted(length: number, from: PlotUnit, to: PlotUnit): number {
  return Math.round(fromMetres(toMetres(length, from), to) * 1000) / 1000
}
