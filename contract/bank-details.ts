import { text } from './fields.ts'
import { limits } from './limits.ts'

/** A branch's code in capitals, or nothing. */
export const ifscCode = text('IFSC code', limits.line)
  .toUpperCase()
  .refine((code) => code === '' || /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code), 'Please enter a valid IFSC code')

/** A name and a provider, or nothing. */
export const upiId = text('UPI ID', limits.line).refine(
  (id) => id === '' || /^[\w.-]{2,256}@[A-Za-z]{2,64}$/.test(id),
  'Please enter a valid UPI ID',
)

/** Without the gaps and dashes that it is often written with. */
export const accountNumber = text('Account number', limits.line).transform(tidyAccountNumber)

/** Anything but letters and digits with gaps between them stays as it is. */
function tidyAccountNumber(typed: string): string {
  return /^[a-z\d]+(?:[\s-]+[a-z\d]+)*$/i.test(typed) ? typed.replace(/[\s-]+/g, '').toUpperCase() : typed
}
