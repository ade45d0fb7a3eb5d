import fc from 'fast-check'
import { createSender, type Sender } from '../raw-sender.ts'
import { asking, type Callers, createCallers } from './callers.ts'
import { tidyUp } from './housekeeping.ts'
import { createJudge } from './judge.ts'
import { createKnown } from './known.ts'
import { type ApiDocument, type Json, operationOf, readDocument } from './operations.ts'
import { createPlanting, createSteps, type Step } from './steps.ts'
import { createStories, type Story } from './story.ts'
import { type Call, tell } from './tell.ts'
import { type Written, write, writePlain } from './written.ts'

/** Milliseconds after which a request hangs. */
const patience = 60_000
const lanes = 6
const sequencesOfBatch = 20
const untidyAfter = 3000
const planted = 120
/** Of any count, so that requests come from many addresses, and no address is forgotten for the others. */
const addresses = 2000

interface Fault {
  what: string
  /** The request after which it showed, and the seed of its batch. */
  request: string
  seed: number
  times: number
}

/** A field that no visitor sees is filled in. */
const spam = {
  ...{ email: 'a@example.com', phone: '+91 98765 43210', state: 'Goa', city: 'Panaji' },
  ...{ requirement: 'A house by the sea.', website: 'https://example.com' },
}

export interface FuzzResult {
  requests: number
  faults: Fault[]
  /** How often each call of the document was answered with each status. */
  statuses: Map<string, Map<number, number>>
  slowest: { milliseconds: number; request: string }
}

interface FuzzOptions {
  port: number
  keeper: { email: string; password: string }
  requests: number
  seed: number
  /** Called once after each share of the requests. */
  onProgress?: (requests: number) => Promise<void>
}

/** Asks a product that runs, with `TRUST_PROXY=1`, whatever its API document has, until so many requests are made. */
export async function fuzz({ port, keeper, requests, seed, onProgress }: FuzzOptions): Promise<FuzzResult> {
  const first = createSender(port, patience)
  const ask = asking(first)
  const document = readDocument((await ask('GET', '/api/openapi.json')).body)
  const { body: session } = await ask('POST', '/api/auth/login', keeper)
  const callers = createCallers(ask, { token: session.token, id: session._id })
  for (const role of ['owner', 'editor', 'enquiries', 'plain'] as const) await callers.renew(role)
  const run = createRun(document, callers, seed)
  await run.learnAll(first)
  await run.plant(first)
  let progress = Promise.resolve()

  async function lane(number: number) {
    const senders = [createSender(port, patience), createSender(port, patience)] as const
    for (let batch = 0; run.result.requests < requests; batch++) {
      await run.batch(seed * 1_000_003 + number * 10_007 + batch, senders)
      if (number > 0) continue
      await run.tidyUp()
      progress = progress.then(() => onProgress?.(run.result.requests))
      await progress
    }
    for (const sender of senders) sender.close()
  }
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
  first.close()
  return run.result
}

function createRun(document: ApiDocument, callers: Callers, seed: number) {
  const result: FuzzResult = {
    requests: 0,
    faults: [],
    statuses: new Map(),
    slowest: { milliseconds: 0, request: '' },
  }
  const judge = createJudge(document)
  const known = createKnown(document, callers.isOwn)
  const steps = fc.array(createSteps(document), { minLength: 1, maxLength: 10 })
  const stories = createStories(document)
  const sequences = fc.oneof({ weight: 3, arbitrary: steps }, { weight: 1, arbitrary: stories })
  let untidy = 0
  let turn = seed

  const address = () => `10.${turn % 7}.${(turn++ % addresses) >> 8}.${turn % 256}`

  /** Sends one, and notes what is wrong with its response. @throws Error where that is seen for the first time */
  async function exchange(written: Written, sender: Sender, batchSeed: number, isLearnt = true) {
    const since = performance.now()
    const came = await sender.send(written)
    const milliseconds = performance.now() - since
    result.requests++
    untidy++
    const line = `${written.method} ${written.target.slice(0, 300)}`
    if (milliseconds > result.slowest.milliseconds) result.slowest = { milliseconds, request: line }
    const operation = operationOf(document, written.isHead ? 'GET' : written.method, written.pathname)
    const name = operation ? `${operation.method} ${operation.path}` : 'others'
    const status = typeof came === 'object' ? came.status : 0
    const counted = result.statuses.get(name) ?? new Map<number, number>()
    result.statuses.set(name, counted.set(status, (counted.get(status) ?? 0) + 1))
    const wrong = judge(written, came)
    if (wrong) fault(`${name}: ${wrong}`, written, batchSeed)
    const isJson = typeof came === 'object' && came.headers.get('content-type') === 'application/json'
    const body: Json = isJson && came.body.length > 0 ? JSON.parse(came.body.toString()) : undefined
    if (isLearnt && status >= 200 && status < 300 && operation)
      known.learn(operation.path, written.pathname, body)
    const isGone = status === 404 || (written.method === 'DELETE' && status < 300)
    if (isGone && operation) known.forget(operation.path, written.pathname.split('/').at(-1) ?? '')
    return { status, body }
  }

  function fault(what: string, written: Written, batchSeed: number) {
    const kind = what.replace(/[0-9a-f]{12,}|\d+|"[^"]*"/g, '*').slice(0, 160)
    const seen = result.faults.find(
      (each) => each.what.replace(/[0-9a-f]{12,}|\d+|"[^"]*"/g, '*').slice(0, 160) === kind,
    )
    if (seen) return void seen.times++
    result.faults.push({
      what,
      request: written.bytes.toString('latin1').slice(0, 3000),
      seed: batchSeed,
      times: 1,
    })
    throw new Error(what)
  }

  async function take(step: Step, sender: Sender, batchSeed: number) {
    const authorization = callers.authorizationOf(step.actor, step.pick, known.tokenOf(step.pick))
    const written = write(step, known, { authorization, address: address() })
    const { status, body } = await exchange(written, sender, batchSeed)
    const isActor = step.actor !== 'guest' && step.actor !== 'learnt' && step.actor !== 'broken'
    const isLost =
      (status === 401 && body?.code !== 'wrong-credentials') ||
      body?.code === 'second-factor-demanded' ||
      status === 204
    if (isActor && isLost && written.isPlain && step.operation.path.startsWith('/'))
      await renewIfEnded(step.actor as 'owner')
  }

  async function renewIfEnded(role: 'owner' | 'editor' | 'enquiries' | 'plain') {
    const token = callers.authorizationOf(role, 0, '')?.slice(7)
    const { status } = await callers.ask('GET', '/api/auth/profile', undefined, token)
    if (status !== 200) await callers.renew(role)
  }

  return {
    result,
    /** Reads every list, so that what was there before is known. */
    async learnAll(sender: Sender) {
      const authorization = `Bearer ${callers.keeper.token}`
      for (const { method, path } of document.operations)
        if (method === 'GET' && !path.includes('{'))
          await exchange(
            writePlain('GET', path, undefined, { authorization, address: address() }),
            sender,
            0,
          ).catch(() => {})
    },
    /** Creates some of each kind, so that there is something to name from the first request on. */
    async plant(sender: Sender) {
      const authorization = `Bearer ${callers.keeper.token}`
      const actor = 'owner' as const
      for (const name of ['Asha', 'Ravi', 'Meera', 'Dev'])
        await callers.ask('POST', '/api/enquiries', { ...spam, name })
      const caller = { authorization, address: address() }
      await exchange(writePlain('GET', '/api/spam', undefined, caller), sender, seed)
      for (const step of fc.sample(createPlanting(document), { seed, numRuns: planted })) {
        const caller = { authorization, address: address() }
        await exchange(write({ ...step, actor }, known, caller), sender, seed).catch(() => {})
      }
    },
    /** Some sequences of requests, one after the other; what goes wrong is made smaller. */
    async batch(batchSeed: number, [sender, other]: readonly [Sender, Sender]) {
      const property = fc.asyncProperty(sequences, async (sequence: Step[] | Story) => {
        if (Array.isArray(sequence)) for (const step of sequence) await take(step, sender, batchSeed)
        else {
          let last: Written | undefined
          const call: Call = (method, target, body, side = 0) => {
            const authorization = `Bearer ${callers.keeper.token}`
            last = writePlain(method, target, body, { authorization, address: address() })
            return exchange(last, side === 0 ? sender : other, batchSeed, false)
          }
          await tell(sequence, known, call).catch((error) => {
            if (last) fault(error.message, last, batchSeed)
          })
        }
      })
      await fc.check(property, {
        seed: batchSeed,
        numRuns: sequencesOfBatch,
        interruptAfterTimeLimit: 60_000,
      })
    },
    async tidyUp() {
      if (untidy < untidyAfter) return
      untidy = 0
      result.requests += await tidyUp(document, callers)
    },
  }
}
