/** Rupees as whole paise, as the database keeps them; null stays null. */
export function toPaise(rupees: number | null): number | null {
  return rupees === null ? null : Math.round(rupees * 100)
}

export function toRupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100
}
