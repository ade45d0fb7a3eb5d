import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { openConnection, type Sent } from '../../bench/load/connection.ts'
import { timesOf } from '../../bench/load/histogram.ts'
import { requestsOf } from '../../bench/load/requests.ts'
import { uploadForm } from '../form.ts'
import type { Visit, Visited, VisitKind } from './visit.ts'

/** Milliseconds from one look at what is due to the next. */
const tick = 2
const longestEnd = 10_000

/** Makes the visits, and counts every response. */
export async function visit({ port, connections, seconds, kinds, withoutPause }: Visit): Promise<Visited> {
  const each = kinds.map((kind) => ({ kind, due: 0, make: bytesOf(port, kind) }))
  const answers = new Map(
    kinds.map(({ name }) => [name, { times: [] as number[], statuses: new Map<number, number>() }]),
  )
  const all = kinds.reduce((sum, { share }) => sum + share, 0)
  let broken = 0
  let unsent = 0
  let isOver = true
  const waitingToAsk: Sent[] = []

  const visitors = Array.from({ length: connections }, () => {
    const visitor = openConnection(port, {
      next: () => waitingToAsk.shift() ?? (withoutPause && !isOver ? inTurn() : undefined),
      answered({ name }, milliseconds, status) {
        const answer = answers.get(name)
        answer?.times.push(milliseconds)
        answer?.statuses.set(status, (answer.statuses.get(status) ?? 0) + 1)
        free.push(visitor)
      },
      // One that waits for nothing may be closed: after a body that was not read to its end it is.
      broken() {
        if (visitor.isWaiting()) broken++
      },
    })
    return visitor
  })
  const free = [...visitors]

  /** The kind whose share is due next, spread evenly. */
  function inTurn(): Sent {
    for (const one of each) one.due += one.kind.share
    const chosen = each.reduce((most, one) => (one.due > most.due ? one : most))
    chosen.due -= all
    return { asked: chosen.kind, bytes: chosen.make() }
  }

  function send(sent: Sent) {
    let visitor = free.shift()
    while (visitor?.isWaiting()) visitor = free.shift()
    if (!visitor) return void unsent++
    waitingToAsk.push(sent)
    visitor.ask()
  }

  // Opening so many connections is no part of what is measured.
  await wait(connections)
  isOver = false
  const since = performance.now()
  const used = process.cpuUsage()
  if (withoutPause) for (const visitor of visitors) visitor.ask()
  let sent = 0
  while (performance.now() - since < seconds * 1000) {
    await wait(tick)
    const due = withoutPause ? 0 : ((performance.now() - since) / 1000) * all
    for (; sent < due; sent++) send(inTurn())
  }
  isOver = true
  const elapsed = performance.now() - since
  const { user, system } = process.cpuUsage(used)
  for (let waited = 0; waited < longestEnd && visitors.some((visitor) => visitor.isWaiting()); waited += 20)
    await wait(20)
  const left = visitors.filter((visitor) => visitor.isWaiting()).length
  for (const visitor of visitors) visitor.end()
  return {
    kinds: Object.fromEntries(
      [...answers].map(([name, { times, statuses }]) => [
        name,
        { times: timesOf(times), statuses: Object.fromEntries(statuses) },
      ]),
    ),
    broken: broken + left,
    unsent,
    busy: (user + system) / 1000 / elapsed,
  }
}

/** A JPEG like no other: behind its beginning stands a comment of its own. */
function withComment(jpeg: Uint8Array): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 18]), randomBytes(16)])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
}

/** Makes the bytes of one request after the other. */
function bytesOf(port: number, kind: VisitKind): () => Buffer | string {
  const { picture, headers = {} } = kind
  if (!picture) return requestsOf(port, kind)
  return () => {
    const { type, body } = uploadForm(withComment(picture), 'house.jpg')
    const lines = Object.entries({
      Host: `127.0.0.1:${port}`,
      ...headers,
      'Content-Type': type,
      'Content-Length': body.length,
    })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return Buffer.concat([Buffer.from(`POST ${kind.paths[0]} HTTP/1.1\r\n${head}\r\n`), body])
  }
}
