import { limits } from './limits.ts'

/** What a client is asked to pay: of the firm, by a link that names it. */
export interface PaymentRequest {
  /** In rupees, with at most two digits of paise. */
  amount: number
  /** What it is for, as the code of a design or the number of a bill: `ARC-1001`. '' where nothing is said. */
  reference: string
}

/**
 * A code or a number and nothing else (`ARC-1001`, `INV/2026-27/014`): whoever writes a link can put no sentence of theirs onto
 * the firm's page.
 */
const references = /^(?=.{1,20}$)(?=.*\d)[a-z\d]+([-/][a-z\d]+)*$/i

/** Commas part its groups and nothing else: `25000,50` is no amount. */
const amounts = /^(\d{1,13}|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/

/** Whether it is short and plain enough to stand in a link that asks for a payment. */
export function isReference(text: string): boolean {
  return references.test(text)
}

/** Reads an amount as it is typed: `₹2,40,000`, `25000.50`. @returns null where it is none; it may be more than can be asked for */
export function readAmount(typed: string): number | null {
  const plain = typed.trim().replace(/^₹\s*/, '')
  const amount = Number(plain.replaceAll(',', ''))
  return amounts.test(plain) && amount >= 1 ? amount : null
}

/** As a bill says it: whole rupees without paise, others with both digits of them. */
export function formatAmount(amount: number): string {
  const paise = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: paise })
}

/** The address of the payment page that asks for it, without an origin. */
export function paymentAddress(request: PaymentRequest): string {
  return `/payment${paymentSearch(request)}`
}

/** The query that names it. */
export function paymentSearch({ amount, reference }: PaymentRequest): string {
  return `?amount=${amount}${reference && `&for=${encodeURIComponent(reference)}`}`
}

/** What an address asks for; null where it names no amount that can be paid. Of a reference that is none nothing is said. */
export function readPaymentRequest(address: URLSearchParams): PaymentRequest | null {
  const amount = readAmount(address.get('amount') ?? '')
  const reference = address.get('for') ?? ''
  if (amount === null || amount > limits.payment.amount) return null
  return { amount, reference: isReference(reference) ? reference.toUpperCase() : '' }
}
