/** An account number in groups of four, as it is read out; anything else as it is. */
export function grouped(accountNumber: string): string {
  const digits = accountNumber.replace(/\s/g, '')
  return /^\d+$/.test(digits) ? (digits.match(/\d{1,4}/g) ?? []).join(' ') : accountNumber
}
