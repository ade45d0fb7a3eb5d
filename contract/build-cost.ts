/** Rupees a square foot, from the least to the most. */
export interface BuildRate {
  name: string
  from: number
  to: number
}

/** Rupees, from the least to the most. */
export interface CostBand {
  from: number
  to: number
}

const lakh = 100_000
const crore = 100 * lakh
const plain = /* @__PURE__ */ new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** What building so many square feet costs at a rate, in whole rupees. */
export function costBand(squareFeet: number, { from, to }: CostBand): CostBand {
  return { from: Math.round(squareFeet * from), to: Math.round(squareFeet * to) }
}

/** The least that any finish costs, in rupees a square foot, with which a budget is compared; null where no rates are set. */
export function leastRate(rates: readonly BuildRate[]): number | null {
  return rates.length === 0 ? null : Math.min(...rates.map(({ from }) => from))
}

/**
 * A band as it is spoken, as finely as an estimate is meant: `₹24 to 31 lakh`, `₹92 lakh to ₹1.15 crore`, `₹85,000`
 * where both ends come to the same.
 */
export function costInWords({ from, to }: CostBand): string {
  const [least, most] = [spoken(from), spoken(to)]
  if (least.figure === most.figure && least.unit === most.unit) return one(least)
  if (least.unit === most.unit) return `₹${least.figure} to ${most.figure}${most.unit}`
  return `${one(least)} to ${one(most)}`
}

interface Spoken {
  figure: string
  unit: '' | ' lakh' | ' crore'
}

function one({ figure, unit }: Spoken): string {
  return `₹${figure}${unit}`
}

/** Thousands below a lakh, tenths of a lakh below ten, whole lakh below a crore, hundredths of a crore from there on. */
function spoken(rupees: number): Spoken {
  const thousands = Math.round(rupees / 1000) * 1000
  if (thousands < lakh) return { figure: plain.format(thousands || rupees), unit: '' }
  const tenths = Math.round(rupees / (lakh / 10)) / 10
  if (tenths < 10) return { figure: plain.format(tenths), unit: ' lakh' }
  const whole = Math.round(rupees / lakh)
  if (whole < 100) return { figure: plain.format(whole), unit: ' lakh' }
  return { figure: plain.format(rupees / crore), unit: ' crore' }
}
