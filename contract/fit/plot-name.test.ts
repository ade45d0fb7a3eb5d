import { describe, expect, it } from 'vitest'
import { plotName, readPlotName } from './plot-name.ts'
import { usualPlots } from './usual-plots.ts'

describe('A plot in an address', () => {
  it.each([
    ['30x40ft-e', { width: 30, depth: 40, unit: 'ft', facing: 'E' }],
    ['30x40ft', { width: 30, depth: 40, unit: 'ft', facing: null }],
    ['9.144x12.2m-nw', { width: 9.144, depth: 12.2, unit: 'm', facing: 'NW' }],
    ['20x45yd-s', { width: 20, depth: 45, unit: 'yd', facing: 'S' }],
  ] as const)('%s', (name, plot) => {
    expect(readPlotName(name)).toEqual(plot)
    expect(plotName(plot)).toBe(name)
  })

  it('may be written in capitals', () => {
    expect(readPlotName(' 30X40FT-E ')).toEqual(readPlotName('30x40ft-e'))
  })

  it.each([
    '',
    '30x40',
    '30x40cm',
    '30x40ft-',
    '30x40ft-en',
    '30x40ft-ee',
    '0x40ft',
    '30x0ft',
    '-30x40ft',
    '30x40ft-e-w',
    '1x40ft',
    '99999x40ft',
    '30,5x40ft',
    '30x40ft<script>',
    '1e3x40ft',
    'NaNxNaNft',
  ])('%j is none', (name) => {
    expect(readPlotName(name)).toBeNull()
  })
})

describe('The usual shapes of', () => {
  it.each([
    [1200, 'sqft', ['30 × 40 ft', '20 × 60 ft']],
    [100, 'gaj', ['25 × 36 ft', '20 × 45 ft', '30 × 30 ft']],
    [200, 'gaj', ['30 × 60 ft', '36 × 50 ft', '40 × 45 ft']],
    [5, 'cent', ['38 × 57.3 ft', '33 × 66 ft', '47 × 46.3 ft']],
    [150, 'sqm', ['10 × 15 m', '9 × 16.7 m', '12 × 12.5 m']],
  ] as const)('%d %s', (area, unit, shapes) => {
    expect(usualPlots(area, unit).map(({ width, depth, unit: of }) => `${width} × ${depth} ${of}`)).toEqual(
      shapes,
    )
  })
})
