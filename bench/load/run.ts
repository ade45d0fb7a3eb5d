import { setTimeout as wait } from 'node:timers/promises'
import { openConnection, type Sent } from './connection.ts'
import { timesOf } from './histogram.ts'
import type { Asked, Load, Measured } from './load.ts'
import { requestsOf } from './requests.ts'

/** Asks as fast as every connection is answered, and counts what was answered after the warm-up. */
export async function run(load: Load): Promise<Measured> {
  const {
    port,
    asked,
    connections = 32,
    seconds,
    most = Number.POSITIVE_INFINITY,
    warmUp = 0.3,
    longestEnd = 5000,
    beside,
  } = load
  const next = inTurn(port, asked)
  const times = new Map<string, number[]>(asked.map(({ name }) => [name, []]))
  const besideTimes: number[] = []
  let isCounting = false
  let isOver = false
  let count = 0
  let succeeded = 0
  let failed = 0
  let bodyBytes = 0
  let end = () => {}
  const enough = new Promise<void>((resolve) => {
    end = resolve
  })

  function counted(list: number[] | undefined, milliseconds: number, status: number, bytes: number) {
    if (!isCounting) return
    const isGood = status === 304 || (status >= 200 && status < 300)
    if (isGood) list?.push(milliseconds)
    else failed++
    if (list === besideTimes) return
    if (isGood) succeeded++
    bodyBytes = bytes
    if (++count >= most) end()
  }

  const visitors = Array.from({ length: connections }, () =>
    openConnection(port, {
      next: () => (isOver || count >= most ? undefined : next()),
      answered: ({ name }, ...answer) => counted(times.get(name), ...answer),
      broken: () => failed++,
    }),
  )
  const other =
    beside &&
    askEvery(
      port,
      beside,
      () => isOver,
      (...answer) => counted(besideTimes, ...answer),
    )
  const everybody = other ? [...visitors, other] : visitors
  const waiting = () => everybody.filter((one) => one.isWaiting()).length
  for (const visitor of visitors) visitor.ask()
  await wait(warmUp * 1000)
  isCounting = true
  const since = performance.now()
  const used = process.cpuUsage()
  await Promise.race([wait(seconds * 1000), enough])
  isOver = true
  isCounting = false
  const elapsed = performance.now() - since
  const { user, system } = process.cpuUsage(used)
  // What is under way would otherwise be worked off while the next load is measured.
  for (let waited = 0; waiting() > 0 && waited < longestEnd; waited += 5) await wait(5)
  // A response that never comes has no time that could be counted.
  failed += waiting()
  for (const one of everybody) one.end()
  return {
    perSecond: succeeded / (elapsed / 1000),
    times: timesOf([...times.values()].flat()),
    byName: Object.fromEntries([...times].map(([name, list]) => [name, timesOf(list)])),
    beside: timesOf(besideTimes),
    bodyBytes,
    failed,
    generatorBusy: (user + system) / 1000 / elapsed,
  }
}

/** Each kind as often as its share says, spread evenly. */
function inTurn(port: number, asked: Asked[]): () => Sent {
  const kinds = asked.map((kind) => ({ kind, share: kind.share ?? 1, due: 0, make: requestsOf(port, kind) }))
  const all = kinds.reduce((sum, { share }) => sum + share, 0)
  return () => {
    for (const kind of kinds) kind.due += kind.share
    const chosen = kinds.reduce((most, kind) => (kind.due > most.due ? kind : most))
    chosen.due -= all
    return { asked: chosen.kind, bytes: chosen.make() }
  }
}

/** One request at a time: the next at its time, or as soon as the last is answered. */
function askEvery(
  port: number,
  { every, asked }: NonNullable<Load['beside']>,
  isOver: () => boolean,
  answered: (milliseconds: number, status: number, bodyBytes: number) => void,
) {
  const make = requestsOf(port, asked)
  let isDue = false
  const connection = openConnection(port, {
    next() {
      if (!isDue || isOver()) return undefined
      isDue = false
      return { asked, bytes: make() }
    },
    answered: (_asked, ...answer) => answered(...answer),
    broken() {},
  })
  const timer = setInterval(() => {
    isDue = true
    if (!connection.isWaiting()) connection.ask()
  }, every)
  return {
    isWaiting: connection.isWaiting,
    end() {
      clearInterval(timer)
      connection.end()
    },
  }
}
