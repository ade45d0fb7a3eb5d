import { expect, it } from 'vitest'
import type { Role } from '#contract/roles.ts'
import { type Found, nothing } from './find.ts'
import { pagesFor } from './pages.ts'
import { groupsOf } from './results.ts'

const published = { status: 'published', publishAt: null, unpublishAt: null }
const court = { ...published, _id: 'd1', code: 'ARC-1001', title: 'Court house' }
const hidden = { ...published, _id: 'd2', code: 'ARC-1002', title: 'Lane house', status: 'hidden' }
const asha = { _id: 'e1', name: 'Asha Rao', phone: '+91 98470 12345', city: 'Kochi' }
const courts = { ...published, _id: 'c1', name: 'Courts' }

const found = {
  designs: { rows: [court, hidden], total: 23 },
  enquiries: { rows: [asha], total: 1 },
  categories: { rows: [courts], total: 1 },
} as unknown as Found

const pages = pagesFor('owner', '')

it('offers the pages of the navigation, in its order, where nothing is typed', () => {
  const [group, ...others] = groupsOf('', pages, nothing)
  expect(others).toEqual([])
  expect(group?.results.map(({ name, to }) => [name, to])).toEqual(pages.map(({ label, to }) => [label, to]))
})

it('offers a page by the beginning of any of its words', () => {
  const names = (typed: string) => groupsOf(typed, pages, nothing).flatMap(({ results }) => results)
  expect(names(' pric').map(({ name }) => name)).toEqual(['Services & Pricing'])
  expect(names('rash')).toEqual([])
})

it('offers what lies behind the navigation once it is named, each role its own', () => {
  const offered = (role: Role, typed: string) =>
    groupsOf(typed, pagesFor(role, typed), nothing).flatMap(({ results }) => results)
  expect(offered('owner', 'back')).toEqual([
    { to: '/admin/settings?tab=backup', name: 'Backup', notes: ['Settings'] },
  ])
  expect(offered('owner', 'new service').map(({ to }) => to)).toEqual(['/admin/services/new'])
  expect(offered('enquiries', 'new')).toEqual([])
  expect(offered('enquiries', 'pass').map(({ name }) => name)).toEqual(['Password'])
})

it('says by what each is known, and where it leads', () => {
  expect(groupsOf('court', pages, found)).toEqual([
    {
      name: 'Designs',
      results: [
        { to: '/admin/designs/d1', name: 'Court house', notes: ['ARC-1001'] },
        { to: '/admin/designs/d2', name: 'Lane house', notes: ['ARC-1002', 'Hidden'] },
        { to: '/admin/designs?search=court', name: 'All 23 designs', notes: [] },
      ],
    },
    {
      name: 'Enquiries',
      results: [{ to: '/admin/enquiries/e1', name: 'Asha Rao', notes: ['+91 98470 12345', 'Kochi'] }],
    },
    { name: 'Categories', results: [{ to: '/admin/categories/c1/edit', name: 'Courts', notes: [] }] },
  ])
})
