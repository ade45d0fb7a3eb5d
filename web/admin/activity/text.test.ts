import { expect, test } from 'vitest'
import { changeText, deedOf } from './text.ts'

test('a deed is said up to the name of what it was done to', () => {
  const subject = { name: 'Asha Rao' }
  expect(deedOf({ action: 'updated', kind: 'design', subject })).toBe('changed the design')
  expect(deedOf({ action: 'received', kind: 'enquiry', subject })).toBe('received the enquiry of')
  expect(deedOf({ action: 'note-added', kind: 'enquiry', subject })).toBe('added a note to the enquiry of')
  expect(deedOf({ action: 'updated', kind: 'settings', subject })).toBe('changed')
  expect(deedOf({ action: 'password-changed', kind: 'account', subject })).toBe('changed the password of')
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

test('a deed to what has no name any more reads whole without one', () => {
  const subject = { name: '' }
  expect(deedOf({ action: 'deleted', kind: 'enquiry', subject })).toBe('deleted an enquiry')
  expect(deedOf({ action: 'received', kind: 'enquiry', subject })).toBe('received an enquiry')
  expect(deedOf({ action: 'note-deleted', kind: 'enquiry', subject })).toBe('deleted a note from an enquiry')
  expect(deedOf({ action: 'deleted', kind: 'pricing', subject })).toBe('deleted a pricing image')
})
