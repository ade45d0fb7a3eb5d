import { expect, test } from 'vitest'
import { changeText, deedOf } from './words.ts'

test('a deed is said up to the name of what it was done to', () => {
  expect(deedOf({ action: 'updated', kind: 'design' })).toBe('changed the design')
  expect(deedOf({ action: 'received', kind: 'enquiry' })).toBe('received the enquiry of')
  expect(deedOf({ action: 'note-added', kind: 'enquiry' })).toBe('added a note to the enquiry of')
  expect(deedOf({ action: 'updated', kind: 'settings' })).toBe('changed')
  expect(deedOf({ action: 'password-changed', kind: 'account' })).toBe('changed the password of')
})

test.each([
  [{ field: 'description' }, 'Description'],
  [{ field: 'detailedDescription' }, 'Detailed description'],
  [{ field: 'paymentSettings.bankDetails.accountNumber' }, 'Account number'],
  [{ field: 'paymentSettings.upiId' }, 'UPI ID'],
  [{ field: 'status', from: 'new', to: 'contacted' }, 'Status: New → Contacted'],
  [{ field: 'basePrice', from: null, to: 240_000 }, 'Base price: none → ₹2,40,000'],
  [{ field: 'rating', from: 4, to: null }, 'Rating: 4 → none'],
  [{ field: 'isActive', from: false, to: true }, 'Active: no → yes'],
  [{ field: 'title', from: 'Villa', to: 'House' }, 'Title: Villa → House'],
])('the change %j reads %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})
