import type { Material } from '../model/shapes.ts'

export const paper = '#F5F2EC'
export const ink = '#1B1A18'

/** How a surface is washed in a drawing. */
export const wash: Record<Material, string> = {
  card: '#FCFAF6',
  brick: '#C0593B',
  rust: '#D08B73',
  tile: '#C97A5C',
  shingle: '#E6D7BE',
  ply: '#E9DCC6',
  dark: '#39403C',
  glass: '#E4E8E3',
  wood: '#D9BE98',
  beech: '#F1EADD',
  stone: '#CFCBC1',
  linen: '#F0EADD',
  clay: '#DDA88F',
  ink,
  water: '#C9D5D2',
  moss: '#D8DBC8',
  brass: '#D8C48F',
  floor: '#F5F2EC',
}
