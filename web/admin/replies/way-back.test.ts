import { expect, test } from 'vitest'
import { repliesAddress, replyPages, wayBackFrom } from './way-back.ts'

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

test('the pages of quick replies pass the way back on', () => {
  const opened = searchOf(repliesAddress({ _id: 'e1' }, '?status=new'))
  const { list, add, edit, change } = replyPages(opened)
  for (const address of [list, add, edit({ _id: 'r1' }), change('thank-and-call')])
    expect(wayBackFrom(searchOf(address))).toEqual(wayBackFrom(opened))
  expect(replyPages(searchOf(change('thank-and-call'))).add).toBe(add)
  expect(replyPages(searchOf('/?from=x'))).toMatchObject({
    list: '/admin/enquiries/replies',
    add: '/admin/enquiries/replies/new',
  })
})
