import { expect, it } from 'vitest'
import { formatAmount, paymentAddress, readAmount, readPaymentRequest } from './payment-request.ts'

const read = (query: string) => readPaymentRequest(new URLSearchParams(query))

it.each([
  ['25000', 25_000],
  ['₹2,40,000', 240_000],
  [' 999.5 ', 999.5],
  ['1', 1],
  ['1000000000', 1_000_000_000],
])('%j is an amount', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it.each(['', '0', '0.99', '-5', '1e5', '1.234', 'ten', '1000000001', 'NaN', '0x10', '१०'])(
  '%j is none',
  (typed) => {
    expect(readAmount(typed)).toBeNull()
  },
)

it('paise are said with both digits, or not at all', () => {
  expect([25_000, 240_000.5].map(formatAmount)).toEqual(['₹25,000', '₹2,40,000.50'])
})

it('an address says what is asked for, and is read again', () => {
  const request = { amount: 25_000.5, reference: 'ARC-1001' }
  expect(paymentAddress(request)).toBe('/payment?amount=25000.5&for=ARC-1001')
  expect(read('amount=25000.5&for=ARC-1001')).toEqual(request)
  expect(paymentAddress({ amount: 1, reference: '' })).toBe('/payment?amount=1')
})

it('puts no words of whoever wrote the link onto the page', () => {
  expect(read('amount=5&for=arc-7')).toEqual({ amount: 5, reference: 'ARC-7' })
  for (const words of ['pay thief@bank instead', 'ARC-1001 now', '<b>', '98765', 'ARC-1001%0Aa'])
    expect(read(`amount=5&for=${words}`)).toEqual({ amount: 5, reference: '' })
})

it('asks for nothing without an amount', () => {
  expect(read('')).toBeNull()
  expect(read('for=ARC-1001')).toBeNull()
  expect(read('amount=x&for=ARC-1001')).toBeNull()
})
