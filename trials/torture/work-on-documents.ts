import { isPublishedKind } from '#contract/publishing.ts'
import type { Client } from '../client.ts'
import type { Random } from '../random.ts'
import { type Journal, type Noted, nowhere, type State } from './journal.ts'
import { type Kind, revisionOf } from './kinds.ts'

/** What a writer works with. */
export interface Work {
  client: Client
  journal: Journal
  random: Random
  /** Whether the trial goes on. */
  goesOn(): boolean
}

/** So many documents of a kind are live at once; more only delete. */
const mostLive = 8
const mostInTrash = 4
const mostWaiting = 3

/** Does one thing after another to documents of a kind, several at once now and then. */
export async function workOnDocuments(kind: Kind, work: Work): Promise<void> {
  while (work.goesOn()) await doSomething(kind, work)
}

async function doSomething(kind: Kind, work: Work): Promise<void> {
  const { journal, random } = work
  const live = free(journal.known(kind.name, 'live'))
  const inTrash = free(journal.known(kind.name, 'trash'))
  const something = random.below(12)
  if (live.length < 2 || (something < 2 && live.length < mostLive))
    return held(journal.begin(kind.name), (document) => create(kind, document, work))
  if (inTrash.length > mostInTrash || (something === 2 && inTrash.length > 0))
    return held(anyOf(inTrash, random), (document) => deleteForGood(document, work))
  if (something === 3 && inTrash.length > 0)
    return held(anyOf(inTrash, random), (document) => restore(document, work))
  if (something === 4 || live.length >= mostLive)
    return held(anyOf(live, random), (document) => remove(kind, document, work))
  // What waits is published over what it was begun over: the document itself is left as it is meanwhile.
  const waits = live.filter((document) => stateOf(document).waiting !== undefined)
  if (waits.length > mostWaiting || (something === 7 && waits.length > 0))
    return held(anyOf(waits, random), (document) => settlePending(kind, document, work))
  if (isPublishedKind(kind.name) && something > 7 && something < 10)
    return held(anyOf(live, random), (document) => keepForLater(kind, document, work))
  const still = live.filter((document) => stateOf(document).waiting === undefined)
  if (still.length === 0) return
  if (something === 5) return held(anyOf(still, random), (document) => goBack(kind, document, work))
  // Many at once, as the back-office changes them: single calls, four at a time.
  const chosen = something === 6 ? still.slice(0, 4) : [anyOf(still, random)]
  await Promise.all(chosen.map((one) => held(one, (document) => change(kind, document, work))))
}

/** Documents that another writer of the same kind is at. */
const busy = new WeakSet<Noted>()
const free = (documents: Noted[]) => documents.filter((document) => !busy.has(document))
const anyOf = (documents: Noted[], random: Random) => documents[random.below(documents.length)] as Noted

async function held(document: Noted, act: (document: Noted) => Promise<void>): Promise<void> {
  if (busy.has(document)) return
  busy.add(document)
  try {
    await act(document)
  } finally {
    busy.delete(document)
  }
}

const stateOf = ({ may }: Noted) => may[0] as State

async function create(kind: Kind, document: Noted, { client, journal }: Work): Promise<void> {
  const answer = await journal.attempt(document, { at: 'live', revision: 0 }, () =>
    client.call('POST', kind.path, kind.creation(document.mark)),
  )
  if (answer) document.id = (answer.body.data ?? answer.body)._id
}

async function change(kind: Kind, document: Noted, { client, journal }: Work): Promise<void> {
  const revision = (stateOf(document).revision + 1) % kind.revisions
  await journal.attempt(document, { at: 'live', revision }, () =>
    client.call('PUT', `${kind.path}/${document.id}`, kind.change(document.mark, revision)),
  )
}

async function remove(kind: Kind, document: Noted, { client, journal }: Work): Promise<void> {
  await journal.attempt(document, { ...stateOf(document), at: 'trash' }, () =>
    client.call('DELETE', `${kind.path}/${document.id}`),
  )
}

async function restore(document: Noted, { client, journal }: Work): Promise<void> {
  await journal.attempt(document, { ...stateOf(document), at: 'live' }, () =>
    client.call('POST', `/api/trash/${document.id}/restore`),
  )
}

async function deleteForGood(document: Noted, { client, journal }: Work): Promise<void> {
  await journal.attempt(document, nowhere, () => client.call('DELETE', `/api/trash/${document.id}`))
}

/** Has a change wait beside it, or another one in the place of what waits. */
async function keepForLater(kind: Kind, document: Noted, { client, journal }: Work): Promise<void> {
  const { revision, waiting = revision } = stateOf(document)
  const next = (waiting + 1) % kind.revisions
  await journal.attempt(document, { at: 'live', revision, waiting: next }, () =>
    client.call('PUT', `${kind.path}/${document.id}/draft`, kind.change(document.mark, next)),
  )
}

/** Publishes what waits beside it, or discards it now and then. */
async function settlePending(kind: Kind, document: Noted, { client, journal, random }: Work): Promise<void> {
  const { revision, waiting = revision } = stateOf(document)
  const draft = `${kind.path}/${document.id}/draft`
  if (random.below(4) === 0)
    return void (await journal.attempt(document, { at: 'live', revision }, () =>
      client.call('DELETE', draft),
    ))
  await journal.attempt(document, { at: 'live', revision: waiting }, () =>
    client.call('POST', `${draft}/publish`),
  )
}

/** Restores the last of its earlier versions, if it has one. */
async function goBack(kind: Kind, document: Noted, { client, journal }: Work): Promise<void> {
  const versions = `${kind.path}/${document.id}/versions`
  const { body } = await client.call('GET', `${versions}?limit=1`)
  const [last] = body?.data ?? []
  if (!last) return
  const version = await client.call('GET', `${versions}/${last._id}`)
  if (version.status !== 200) return
  const revision = revisionOf(kind, document, version.body.data ?? version.body)
  if (revision === undefined) return
  await journal.attempt(document, { at: 'live', revision }, () =>
    client.call('POST', `${versions}/${last._id}/restore`),
  )
}
