import { replyMessages, viewMessages } from '#contract/messages.ts'
import type { Api } from './api.ts'
import {
  exampleOf,
  putAt,
  type Schema,
  type TextField,
  textFields,
  valueAt,
  type Write,
  writesOf,
} from './fields.ts'
import { packed } from './packed.ts'
import type { Payload } from './payloads.ts'

/** What a field did with the payloads that it was sent. */
export interface FieldFigures {
  field: string
  taken: Set<number>
  refused: number
}

/**
 * Sends payloads through every text of every call that takes one, as the API document names them. A text that is refused is
 * put back, and its call made with the others.
 * @param rounds documents of each kind
 * @param known values of fields that name other documents
 * @throws Error where a call fails with a 5xx, or is refused for another reason than its texts
 */
export async function fillEverything(
  api: Api,
  all: Payload[],
  {
    rounds,
    known,
    made = new Map(),
  }: {
    rounds: number
    known: Record<string, unknown>
    /** Takes the ids, or the keys, of what is made, by the call's path. */
    made?: Map<string, string[]>
  },
): Promise<FieldFigures[]> {
  const { body: document } = await api.call('GET', '/api/openapi.json')
  const figures = new Map<string, FieldFigures>()
  const writes = writesOf(document).sort((a, b) => depthOf(a) - depthOf(b))
  for (const write of writes) {
    const fields = textFields(write.body, known)
    const ids = isOfOne(write) ? await idsFor(write) : []
    const times = isOfOne(write) ? ids.length : rounds
    for (let round = 0; round < times; round++) {
      const path = write.path.replace(/\{(id|key)\}/, ids[round] ?? '')
      const body = exampleOf(write.body, known)
      if ('email' in body && write.method === 'POST') body.email = `${write.operation}-${round}@example.com`
      if (typeof body.name === 'string' && /^\/api\/(categories|replies)/.test(write.path))
        body.name = `Name ${round}`
      // What is changed again and again begins as it was: of two fields for one fact, one alone may say something new.
      if (write.method === 'PUT' && !isOfOne(write)) await api.call('PUT', path, body)
      const id = await sendPacked(api, { ...write, path }, body, fields, round)
      if (id) made.set(write.path, [...(made.get(write.path) ?? []), id])
    }
  }
  return [...figures.values()]

  /** What a call is about: what was made, or where no call of the document makes it, what is there. */
  async function idsFor(write: Write): Promise<string[]> {
    const parent = parentOf(write)
    const own = made.get(parent)
    if (own) return own
    const { body } = await api.call('GET', `${parent}?limit=500`)
    const listed: string[] = (body?.data ?? []).map(({ _id }: Schema) => _id)
    if (listed.length === 0) throw new Error(`There is nothing that ${write.method} ${write.path} is about`)
    return Array.from({ length: rounds }, (_, round) => listed[round % listed.length] ?? '')
  }

  async function sendPacked(target: Api, write: Write, valid: Schema, fields: TextField[], round: number) {
    const body = structuredClone(valid)
    const sent = new Map<string, number[]>()
    for (const [position, { at, most }] of fields.entries()) {
      // From round to round where the shortest field went on, and no two fields of a document alike.
      const { text, taken } = packed(all, (round * all.length) / rounds + position * 7, most)
      if (taken.length === 0) continue
      putAt(body, at, text)
      sent.set(at, taken)
    }
    const restored = (at: string) => putAt(body, at, valueAt(valid, at))
    for (let attempt = 0; attempt < fields.length + 2; attempt++) {
      const response = await target.call(write.method, write.path, body)
      const said = `${write.method} ${write.path}: ${response.status} ${JSON.stringify(response.body)}`
      if (response.status < 300) {
        for (const [at, taken] of sent) note(write.operation, at, taken)
        return (response.body?.key ?? response.body?._id ?? response.body?.data?._id) as string | undefined
      }
      if (response.status >= 500) throw new Error(said)
      // An enquiry that looks like spam lies apart.
      if (response.status === 404 && write.path.startsWith('/api/enquiries/')) return undefined
      // An account keeps no more views of a list, and the firm no more quick replies.
      if ([viewMessages.tooMany, replyMessages.tooMany].includes(response.body?.message)) return undefined
      const errors = Object.keys(response.body?.errors ?? {})
      const refused = [...sent.keys()].filter((at) => errors.some((error) => belongs(error, at)))
      if (refused.length === 0) throw new Error(said)
      for (const at of refused) {
        restored(at)
        note(write.operation, at, undefined)
        sent.delete(at)
      }
    }
    throw new Error(`${write.method} ${write.path} goes on being refused`)
  }

  function note(operation: string, at: string, taken: number[] | undefined) {
    const field = `${operation} ${at}`
    const figure = figures.get(field) ?? { field, taken: new Set(), refused: 0 }
    figures.set(field, figure)
    if (!taken) figure.refused++
    for (const index of taken ?? []) figure.taken.add(index)
  }
}

const isOfOne = ({ path }: Write) => path.includes('{')
/** The call that makes what this one is about. */
const parentOf = ({ path }: Write) => path.slice(0, path.indexOf('/{'))
/** What is made comes before what is about it. */
const depthOf = (write: Write) => (isOfOne(write) ? 1 : 0)
/** An error may name a field, or the list or object that it stands in. */
const belongs = (error: string, at: string) =>
  at === error || at.startsWith(`${error}.`) || error.startsWith(`${at}.`)
