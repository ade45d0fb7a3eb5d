import { isDeepStrictEqual } from 'node:util'
import { filesAddress } from '#contract/file-address.ts'
import { isPublishedKind } from '#contract/publishing.ts'
import type { Client } from '../client.ts'
import { Finding, inWords, type Journal, type Noted, type State } from './journal.ts'
import { type Kind, revisionOf } from './kinds.ts'
import { type Film, fileIdOf, filmKind, filmOf, pictureKind, pictureOf } from './work-on-files.ts'
import { settingsContent, settingsKind } from './work-on-settings.ts'

/** What judging found out of writes that were never answered. */
export interface Judged {
  /** Documents that were compared. */
  documents: number
  done: number
  notDone: number
}

/**
 * Compares what the product answers with the journal: what was acknowledged is there, whole, or what was asked for after
 * it. From then on the journal knows of each document what it is.
 * @throws Finding with all that is wrong
 */
export async function judge(client: Client, journal: Journal, kinds: Kind[]): Promise<Judged> {
  const judged: Judged = { documents: 0, done: 0, notDone: 0 }
  const problems: string[] = []

  function settle(document: Noted, state: State | string): void {
    judged.documents += 1
    if (typeof state === 'string') return void problems.push(`${document.mark}: ${state}`)
    const found = document.may.findLast(
      ({ at, revision, waiting }) =>
        at === state.at && (at !== 'live' || (revision === state.revision && waiting === state.waiting)),
    )
    if (!found) {
      const expected = document.may.map(inWords).join(', or ')
      return void problems.push(`${document.mark} is ${inWords(state)}; it must be ${expected}`)
    }
    if (document.may.length > 1) judged[found === document.may[0] ? 'notDone' : 'done'] += 1
    document.may = [found]
  }

  const trash = new Map<string, string>()
  for (const { _id, name } of await client.all('/api/trash')) trash.set(_id, name)
  const { body: pending } = await client.call('GET', '/api/pending')
  const waiting = new Set<string>(pending.data.map(({ _id }: { _id: string }) => _id))
  for (const kind of kinds) {
    const shown = new Map<string, { _id: string }>()
    // Without a status a list is what visitors see of it.
    const list = isPublishedKind(kind.name) ? `${kind.path}?status=any` : kind.path
    for (const document of await client.all(list)) {
      const mark = kind.markIn(document)
      if (shown.has(mark)) problems.push(`${mark} is there twice`)
      if (journal.isUnknown(mark)) problems.push(`${mark} is there again`)
      shown.set(mark, document)
    }
    for (const document of journal.documents.filter((noted) => noted.kind === kind.name))
      settle(
        document,
        await withPending(
          stateOf(kind, document, shown.get(document.mark), trash),
          { client, kind, document },
          waiting,
        ),
      )
  }
  for (const document of journal.documents) {
    if (document.kind === settingsKind) settle(document, await settingsState(client, document))
    if (document.kind === pictureKind) settle(document, await fileState(client, document))
    if (document.kind === filmKind) settle(document, await fileState(client, document))
  }
  if (problems.length > 0) throw new Finding(problems.join('\n'))
  journal.forgetGone()
  return judged
}

function stateOf(
  kind: Kind,
  document: Noted,
  shown: { _id: string } | undefined,
  trash: Map<string, string>,
): State | string {
  document.id ??= shown?._id
  const isInTrash = document.id !== undefined && trash.has(document.id)
  if (shown && isInTrash) return 'is in the trash and in its list'
  if (isInTrash) return { at: 'trash', revision: 0 }
  if (!shown) return { at: 'nowhere', revision: 0 }
  if (shown._id !== document.id) return `has the id ${shown._id} and had ${document.id}`
  const revision = revisionOf(kind, document, shown)
  if (revision === undefined) return `is half done: ${JSON.stringify(kind.read(shown))}`
  return { at: 'live', revision }
}

/** Adds what waits beside a live document. */
async function withPending(
  state: State | string,
  { client, kind, document }: { client: Client; kind: Kind; document: Noted },
  waiting: Set<string>,
): Promise<State | string> {
  if (typeof state === 'string' || state.at !== 'live' || !waiting.has(document.id ?? '')) return state
  const { status, body } = await client.call('GET', `${kind.path}/${document.id}/draft`)
  if (status !== 200) return `has pending changes, which were answered ${status}`
  const { may } = document
  const known = { ...document, may: may.map((one) => ({ ...one, revision: one.waiting ?? one.revision })) }
  const revision = revisionOf(kind, known, body.data)
  if (revision === undefined)
    return `has pending changes that are half done: ${JSON.stringify(kind.read(body.data))}`
  return { ...state, waiting: revision }
}

async function settingsState(client: Client, document: Noted): Promise<State | string> {
  const { body } = await client.call('GET', '/api/settings')
  const { websiteName, socialMedia } = body.data
  const revision = document.may.find((state) => {
    const { socialMedia: links, ...content } = settingsContent(document, state.revision)
    return isDeepStrictEqual(
      { websiteName, instagram: socialMedia.instagram },
      { ...content, instagram: links.instagram },
    )
  })?.revision
  if (revision !== undefined) return { at: 'live', revision }
  // Nobody has saved them yet.
  if (!websiteName.startsWith(document.mark)) return { at: 'live', revision: 0 }
  return `are half done: ${websiteName}, ${socialMedia.instagram}`
}

async function fileState(client: Client, document: Noted): Promise<State | string> {
  const address = `${filesAddress}/${fileIdOf(document)}`
  const { status, body } = await client.call('GET', address)
  const chunks = 'chunks' in document ? (document as Film).chunks : new Set<number>()
  if (status === 200 && body.chunksUploaded === body.chunksTotal) {
    const { bytes } = await client.bytes(`${address}/view`)
    const sent = document.kind === filmKind ? filmOf(document) : await pictureOf(document)
    return bytes.equals(sent) ? { at: 'live', revision: 0 } : 'has other bytes than were sent'
  }
  if (status !== 404 && status !== 200) return `was answered ${status}`
  if (status === 404 && document.may[0]?.at === 'nowhere' && chunks.has(0))
    return 'has lost its first chunk, which was acknowledged'
  return { at: 'nowhere', revision: 0 }
}
