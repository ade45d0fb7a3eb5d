import type { House } from './house.ts'

/** The eight directions, clockwise from north. */
export const directions = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

export const facings = [...directions, 'any'] as const
export type Facing = (typeof facings)[number]

export const facingNames: Record<Facing, string> = {
  N: 'North',
  NE: 'North-east',
  E: 'East',
  SE: 'South-east',
  S: 'South',
  SW: 'South-west',
  W: 'West',
  NW: 'North-west',
  any: 'Any direction',
}

export const vastuAnswers = ['yes', 'no', 'on-request'] as const
export type Vastu = (typeof vastuAnswers)[number]

export const vastuNames: Record<Vastu, string> = { yes: 'Yes', no: 'No', 'on-request': 'On request' }

/** Storeys as they are said: G, G+1, Stilt + G+1; empty where they are not known. */
export function storeysOf({ floors, stilt }: Pick<House, 'floors' | 'stilt'>): string {
  const above = floors === null ? '' : floors === 1 ? 'G' : `G+${floors - 1}`
  return [stilt ? 'Stilt' : '', above].filter(Boolean).join(' + ')
}
