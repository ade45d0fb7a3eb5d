import { expect, test } from 'vitest'
import { repliesAddress, wayBackFrom } from './way-back.ts'

const searchOf = (address: string) => new URL(address, 'https://kaveri.example').searchParams

test('the page leads back to the enquiry that it was opened from, and that to its list', () => {
  const back = (list: unknown) => wayBackFrom(searchOf(repliesAddress({ _id: 'e1' }, list)))
  expect(back('?status=new&page=2')).toEqual({
    to: '/admin/enquiries/e1',
    label: 'Back to the enquiry',
    state: { list: '?status=new&page=2' },
  })
  expect(back(undefined).state).toBeUndefined()
})

test('it leads to the enquiries where it was opened from none, and nowhere else whatever the address says', () => {
  expect(wayBackFrom(searchOf('/'))).toEqual({ to: '/admin/enquiries', label: 'Enquiries' })
  expect(wayBackFrom(searchOf('/?enquiry=../designs')).to).toBe('/admin/enquiries/..%2Fdesigns')
})
