import { expect, it } from 'vitest'
import { answersAlike, PageReads } from './page-reads.ts'

const answer = (tag: string) => new Response(null, { headers: { ETag: tag } })

it('What a page reads is known by the tags of the answers', async () => {
  const reads = new PageReads()
  const fetch = reads.noting((path) => answer(`tag of ${path}`))
  await Promise.all([fetch('/api/settings'), fetch('/api/designs'), fetch('/api/designs')])
  reads.note('/api/categories', '200 of another page')
  expect(reads.tags).toEqual(
    new Map([
      ['/api/settings', '200 tag of /api/settings'],
      ['/api/designs', '200 tag of /api/designs'],
      ['/api/categories', '200 of another page'],
    ]),
  )
})

it('What was drawn by chance is known by what was drawn, at the address of that', async () => {
  const drawn = [{ _id: 'b' }, { _id: 'a' }]
  const reads = new PageReads()
  const draw = reads.noting(() =>
    Response.json({ data: drawn }, { headers: { 'Content-Location': '/api/designs?id=b&id=a' } }),
  )
  expect(await (await draw('/api/designs/random')).json()).toEqual({ data: drawn })
  const { tags } = reads
  expect([...(tags?.keys() ?? [])]).toEqual(['/api/designs?id=b&id=a'])
  const alike = (data: object[]) => answersAlike(() => Response.json({ data }), tags ?? new Map())
  expect(await alike([{ _id: 'a' }, { _id: 'b' }])).toBe(true)
  expect(await alike([{ _id: 'a' }, { _id: 'b', price: 1 }])).toBe(false)
  expect(await alike([{ _id: 'a' }])).toBe(false)
})

it.each<[string, (fetch: ReturnType<PageReads['noting']>) => unknown]>([
  ['an answer without a tag', (fetch) => fetch('/untagged')],
  ['a read that failed', (fetch) => Promise.resolve(fetch('/failing')).catch(() => undefined)],
  ['two answers at one address', async (fetch) => [await fetch('/changing'), await fetch('/changing')]],
  ['what is no read', (fetch) => fetch('/tagged', { method: 'POST' })],
  ['a read that is still under way', (fetch) => void fetch('/hanging')],
])('%s makes a page that nothing is known by', async (_, read) => {
  const reads = new PageReads()
  let times = 0
  const fetch = reads.noting((path) => {
    if (path === '/untagged') return new Response(null)
    if (path === '/failing') throw new Error('Nobody answers')
    if (path === '/hanging') return new Promise(() => undefined)
    return answer(path === '/changing' ? `${++times}` : 'the same')
  })
  await fetch('/tagged again')
  await read(fetch)
  expect(reads.tags).toBeUndefined()
})

it('A page that read nothing is known by nothing', () => {
  expect(new PageReads().tags).toBeUndefined()
})

it('Answers are alike where each has the tag and the status that it had', async () => {
  const tags = new Map([
    ['/one', '200 1'],
    ['/two', '200 2'],
  ])
  const api = (answers: Record<string, Response>) => (path: string) => answers[path] ?? new Response(null)
  expect(await answersAlike(api({ '/one': answer('1'), '/two': answer('2') }), tags)).toBe(true)
  expect(await answersAlike(api({ '/one': answer('1'), '/two': answer('3') }), tags)).toBe(false)
  expect(await answersAlike(api({ '/one': answer('1') }), tags)).toBe(false)
  const missing = new Response(null, { status: 404, headers: { ETag: '2' } })
  expect(await answersAlike(api({ '/one': answer('1'), '/two': missing }), tags)).toBe(false)
})
