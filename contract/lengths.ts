import type { PlotUnit } from './units.ts'

/** International yard and pound agreement, 1959: exact. */
const metresOf: Record<PlotUnit, number> = { cm: 0.01, in: 0.0254, m: 1, ft: 0.3048, yd: 0.9144 }

/** A length in metres. */
export function toMetres(length: number, unit: PlotUnit): number {
  return length * metresOf[unit]
}

/** A length of metres in another unit. */
export function fromMetres(metres: number, unit: PlotUnit): number {
  return metres / metresOf[unit]
}

/** Metres as feet and whole inches, as people say them: 31′6″, 30′. */
export function formatFeet(metres: number): string {
  const inches = Math.round(fromMetres(metres, 'in'))
  const [feet, rest] = [Math.trunc(inches / 12), inches % 12]
  if (feet === 0 && rest !== 0) return `${rest}″`
  return rest === 0 ? `${feet}′` : `${feet}′${rest}″`
}

const twoPlaces = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Metres, to the centimetre: 9.14 m. */
export function formatMetres(metres: number): string {
  return `${twoPlaces.format(metres)} m`
}
