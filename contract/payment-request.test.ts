import { expect, it } from 'vitest'
import {
  formatAmount,
  isReference,
  paymentAddress,
  readAmount,
  readPaymentRequest,
} from './payment-request.ts'

const read = (query: string) => readPaymentRequest(new URLSearchParams(query))

it.each([
  ['25000', 25_000],
  ['₹2,40,000', 240_000],
  [' 999.5 ', 999.5],
  ['1', 1],
  ['1,00,00,000.05', 10_000_000.05],
  ['1,000,000', 1_000_000],
  ['1000000000', 1_000_000_000],
])('%j is an amount', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})

it.each([
  '',
  '0',
  '0.99',
  '-5',
  '1e5',
  '1.234',
  'ten',
  '25000,50',
  '1,5',
  '5 0',
  ',500',
  '12,34',
  'NaN',
  '0x10',
  '१०',
])('%j is none', (typed) => {
  expect(readAmount(typed)).toBeNull()
})

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
  for (const words of [
    'pay thief@bank instead',
    'ARC-1001 now',
    '<b>',
    'ARC',
    'ARC-1001%0Aa',
    'A-1/2/3/4/5/6/7/8/9/10',
    '-1',
  ])
    expect(read(`amount=5&for=${words}`)).toEqual({ amount: 5, reference: '' })
})

it.each(['6F7B-CFF7', 'INV/2026-27/014', '27', 'ARC-1001'])('%s is what it can be for', (reference) => {
  expect(isReference(reference)).toBe(true)
  const request = { amount: 5, reference }
  expect(read(paymentAddress(request).replace('/payment?', ''))).toEqual(request)
})

it('asks for nothing without an amount', () => {
  expect(read('')).toBeNull()
  expect(read('for=ARC-1001')).toBeNull()
  expect(read('amount=x&for=ARC-1001')).toBeNull()
  expect(read('amount=1000000001')).toBeNull()
})
