import { expect, it } from 'vitest'
import type { FirstSteps } from '#contract/dashboard.ts'
import { stepsOf } from './steps.ts'

const nothing = {
  contactPhone: false,
  qrCode: false,
  password: false,
  designs: false,
  mail: false,
  administrator: 'first@example.com',
}

function steps(firstSteps: FirstSteps, designs: number, email = 'first@example.com') {
  return stepsOf(firstSteps, designs, email)
}

it('says of each step how far it is', () => {
  expect(steps(nothing, 1).map(({ isDone, state }) => [isDone, state])).toEqual([
    [false, 'Visitors can’t call yet'],
    [false, 'Clients can’t scan to pay yet'],
    [false, 'You still use your first password'],
    [false, '1 of 3 added'],
    [
      false,
      'Until then they appear only here. Ask whoever runs the server to set SMTP_URL and ENQUIRY_TO and to restart it: see “Mail” in docs/operations.md.',
    ],
  ])
  const everything = {
    ...nothing,
    contactPhone: true,
    qrCode: true,
    password: true,
    designs: true,
    mail: true,
  }
  expect(steps(everything, 40).map(({ isDone, state }) => [isDone, state])).toEqual([
    [true, 'Set'],
    [true, 'Clients can scan to pay'],
    [true, 'Changed'],
    [true, '3 of 3 added'],
    [true, 'Set'],
  ])
})

it('leads the first administrator to the password, any other one to the administrators', () => {
  expect(steps(nothing, 0)[2]?.to).toBe('/admin/settings?tab=password')
  expect(steps(nothing, 0, 'second@example.com')[2]).toMatchObject({
    to: '/admin/settings?tab=admins',
    state: 'first@example.com still uses the first password',
  })
})
