import type { Known } from './known.ts'
import type { Json } from './operations.ts'
import type { Story } from './story.ts'
import { fillIn } from './written.ts'

/** What an owner is answered, its shape checked already. @param side which of two connections it goes over */
export type Call = (
  method: string,
  target: string,
  body?: Json,
  side?: 0 | 1,
) => Promise<{ status: number; body: Json }>

/**
 * Tells the life of a document: created, changed, edited by two at once, deleted by two at once, restored, brought back to
 * an earlier version, deleted again. Nobody else knows its id, so that what it is answered is known.
 * @throws Error with what does not hang together
 */
export async function tell({ resource, created, racing, changed, pick }: Story, known: Known, call: Call) {
  const fill = (body: Json): Json =>
    JSON.parse(fillIn(JSON.stringify(body), resource.create.path, known, pick))
  const expect = (isSo: boolean, what: string) => {
    if (!isSo) throw new Error(`${resource.path}: ${what}`)
  }
  const made = await call('POST', resource.path, fill(created))
  if (made.status !== 201) return
  const one = `${resource.path}/${made.body._id}`
  // What looks like spam is answered as if it were stored.
  const first = await call('PUT', one, fill(changed))
  if (first.status === 404 && resource.path === '/api/enquiries') return
  const from = first.status === 200 ? first.body : made.body
  expect(
    first.status !== 200 || from.updatedAt > made.body.updatedAt,
    'a change did not move updatedAt forward',
  )

  const both = await Promise.all(
    racing.map((change, side) =>
      call('PUT', one, { ...fill(change), updatedAt: from.updatedAt }, side as 0 | 1),
    ),
  )
  const winners = both.filter(({ status }) => status === 200)
  expect(winners.length < 2, 'two edits of the same version were both taken')
  const stored = winners[0]?.body ?? from
  const late = await call('PUT', one, { updatedAt: new Date(0).toISOString() })
  // The run tidies up now and then: what is gone by then has no further life.
  if (late.status === 404) return
  expect(late.status === 409, `an edit of a version of 1970 is answered with ${late.status}`)

  if (resource.isVersioned) {
    const { status, body } = await call('GET', `${one}/versions`)
    if (status === 404) return
    expect(status === 200, `its versions are answered with ${status}`)
    const oldest = body.data.at(-1)
    expect(isSame(made.body, stored) || oldest !== undefined, 'it was changed and has no version')
    if (oldest) {
      const read = await call('GET', `${one}/versions/${oldest._id}`)
      if (read.status === 404) return
      expect(read.status === 200, `a version is answered with ${read.status}`)
      await call('POST', `${one}/versions/${oldest._id}/restore`, { updatedAt: stored.updatedAt })
    }
  }

  const gone = await Promise.all([call('DELETE', one, undefined, 0), call('DELETE', one, undefined, 1)])
  const statuses = gone.map(({ status }) => status).toSorted()
  // A category that designs have taken up meanwhile stays.
  if (statuses.includes(409) || statuses.join() === '404,404') return
  expect(statuses.join() === '200,404', `two deletions at once are answered with ${statuses}`)
  expect((await call('PUT', one, fill(changed))).status !== 200, 'what is deleted can be changed')

  const { body: trash } = await call('GET', '/api/trash?limit=100')
  const lying = trash.data.find(
    (entry: Json) => entry.documentId === made.body._id || entry._id === made.body._id,
  )
  if (!lying) return
  const back = await Promise.all(
    [0, 1].map((side) => call('POST', `/api/trash/${lying._id}/restore`, undefined, side as 0 | 1)),
  )
  const restored = back.filter(({ status }) => status === 200).length
  expect(restored < 2, 'it was restored twice')
  if (restored === 0) return
  const again = await call('DELETE', one)
  expect([200, 404, 409].includes(again.status), `the second deletion is answered with ${again.status}`)
}

/** Whether nothing but the time of the last change differs. */
function isSame(one: Json, other: Json): boolean {
  return JSON.stringify({ ...one, updatedAt: '' }) === JSON.stringify({ ...other, updatedAt: '' })
}
