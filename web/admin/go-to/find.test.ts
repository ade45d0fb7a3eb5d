import { expect, it } from 'vitest'
import { roles } from '#contract/roles.ts'
import type { Api, Query } from '#web/api/request.ts'
import { finderFor } from './find.ts'

/** An API that has what it is told to have, and notes what it was asked. */
function apiOf(answers: Record<string, unknown[]> = {}) {
  const asked: [string, Query | undefined][] = []
  const get = async (path: string, query?: Query) => {
    asked.push([path, query])
    if (path === '/api/auth/profile') return { role: 'owner' }
    const data = answers[path]
    if (!data) throw new Error('No connection')
    return { data, pagination: { page: 1, limit: 5, total: data.length, pages: 1 } }
  }
  return { asked, answers, api: { get } as unknown as Api }
}

const empty = { '/api/designs': [], '/api/enquiries': [], '/api/categories': [] }
const courts = ['Court', 'Courts of law', 'Small courts', 'Court 4', 'Court 5', 'Court 6'].map((name) => ({
  ...{ name, description: '', subcategories: [] },
}))

it.each(roles)('asks for what the role %s may open, and for nothing else', async (role) => {
  const { asked, api } = apiOf(empty)
  await finderFor(role, api)('court')
  const paths = asked.map(([path]) => path).filter((path) => path !== '/api/auth/profile')
  expect(paths.toSorted()).toEqual(
    role === 'enquiries' ? ['/api/enquiries'] : ['/api/categories', '/api/designs', '/api/enquiries'],
  )
})

it('asks for nothing without a role', async () => {
  const { asked, api } = apiOf(empty)
  await finderFor(null, api)('court')
  expect(asked).toEqual([])
})

it('asks for a few designs of any status, and for categories once', async () => {
  const { asked, api } = apiOf({ ...empty, '/api/categories': courts })
  const find = finderFor('editor', api)
  await find('lane')
  const { categories } = await find('court')
  expect(asked).toContainEqual(['/api/designs', { search: 'court', status: 'any', limit: 20 }])
  expect(asked.filter(([path]) => path === '/api/categories')).toHaveLength(1)
  expect([categories.rows.length, categories.total]).toEqual([5, 6])
})

it('puts what is called exactly so first, however many others are newer', async () => {
  const designs = ['Lake house', 'Lake view', 'Lake hut', 'Old lake', 'Lakeside', 'Lake'].map((title) => ({
    ...{ title, code: `ARC-${title.length}` },
  }))
  const enquiries = ['Asha Raoji', 'Asha Rao'].map((name) => ({ name }))
  const { api } = apiOf({ '/api/designs': designs, '/api/enquiries': enquiries, '/api/categories': courts })
  const find = finderFor('owner', api)
  const { rows, total } = (await find(' LAKE')).designs
  expect([rows.map(({ title }) => title), total]).toEqual([
    ['Lake', 'Lake house', 'Lake view', 'Lake hut', 'Old lake'],
    6,
  ])
  expect((await find('arc-4')).designs.rows[0]?.title).toBe('Lake')
  expect((await find('asha rao')).enquiries.rows[0]?.name).toBe('Asha Rao')
  expect((await find('court 6')).categories.rows[0]?.name).toBe('Court 6')
  expect((await find('small courts')).categories.rows[0]?.name).toBe('Small courts')
})

it('fails where one answer does not come, and asks for all of it again', async () => {
  const { answers, api } = apiOf({ '/api/designs': [], '/api/enquiries': [] })
  const find = finderFor('owner', api)
  await expect(find('court')).rejects.toThrow('No connection')
  Object.assign(answers, { '/api/categories': courts })
  expect((await find('court')).categories.total).toBe(6)
})
