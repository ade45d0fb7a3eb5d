import { expect, test } from 'vitest'
import { actionText, changeText } from './text.ts'

test('an action is told up to the name of its subject', () => {
  const subject = { name: 'Asha Rao' }
  expect(actionText({ action: 'updated', kind: 'design', subject })).toBe('changed the design')
  expect(actionText({ action: 'received', kind: 'enquiry', subject })).toBe('received the enquiry of')
  expect(actionText({ action: 'note-added', kind: 'enquiry', subject })).toBe(
    'added a note to the enquiry of',
  )
  expect(actionText({ action: 'updated', kind: 'settings', subject })).toBe('changed')
  expect(actionText({ action: 'password-changed', kind: 'account', subject })).toBe('changed the password of')
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

test('an action on a subject without a name reads whole', () => {
  const subject = { name: '' }
  expect(actionText({ action: 'deleted', kind: 'enquiry', subject })).toBe('deleted an enquiry')
  expect(actionText({ action: 'received', kind: 'enquiry', subject })).toBe('received an enquiry')
  expect(actionText({ action: 'note-deleted', kind: 'enquiry', subject })).toBe(
    'deleted a note from an enquiry',
  )
  expect(actionText({ action: 'deleted', kind: 'pricing', subject })).toBe('deleted a pricing image')
})
