import { expect, test } from 'vitest'
import { signInAddress } from '#web/addresses/sign-in-address.ts'
import { rememberedAddress } from './session.ts'

const rememberedFrom = (address: string) =>
  rememberedAddress(new URL(signInAddress(new URL(address, 'http://site')), 'http://site').searchParams)

test('the sign-in page leads back to the remembered page', () => {
  expect(rememberedFrom('/admin/designs?search=villa&page=2')).toBe('/admin/designs?search=villa&page=2')
  expect(rememberedFrom('/admin')).toBe('/admin')
})

test.each(['/', '//evil.example/admin', '/administer', '/admin/login', '/admin/login?from=/admin'])(
  'the sign-in page never leads to %s',
  (address) => {
    expect(rememberedAddress(new URLSearchParams({ from: address }))).toBe('/admin')
  },
)
