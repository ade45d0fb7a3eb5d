import type { ServedPart } from '../hydration/served.tsx'
import type { FindFieldProps } from './find-field.tsx'

export const fetchField = () => import('./late-field.ts')

/** The field that finds designs is kept as it was served. */
export const findField: ServedPart<FindFieldProps> = { load: async () => (await fetchField()).FindField }
