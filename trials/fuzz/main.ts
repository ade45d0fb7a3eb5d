import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../free-port.ts'
import { type Inspector, inspectAt, type Memory, openInspector } from '../inspected.ts'
import { type FuzzResult, fuzz } from './run.ts'
import { startFuzzed } from './start.ts'

/*
 * Asks the built product everything that its API document has, rightly and wrongly, and fails where a response is a 5xx,
 * does not come, or is not as documented, and where memory grows. `npm run fuzz -- --requests 200000 --seed 1`.
 */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const requests = Number(values.requests)
const seed = Number(values.seed)
/** MB that the heap may have grown by, from a tenth of the requests to all: what is cached is bounded, and counted in. */
const mostGrowth = 40

const since = performance.now()
const directory = await mkdtemp(join(tmpdir(), 'plinth-fuzz-'))
const inspectorPort = await freePort()
const server = await startFuzzed(directory, [inspectAt(inspectorPort)])
try {
  const inspector = await openInspector(inspectorPort)
  process.exitCode = (await run(inspector)) ? 0 : 1
  inspector.close()
} finally {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}

async function run(inspector: Inspector): Promise<boolean> {
  const measured: [requests: number, memory: Memory][] = []
  const result = await fuzz({
    ...{ port: Number(new URL(server.url).port), keeper: server.keeper, requests, seed },
    async onProgress(done) {
      const tenths = Math.min(10, Math.floor((done / requests) * 10))
      if (tenths <= measured.length) return
      measured.push([done, await inspector.memory()])
      console.log(`${done} requests, ${memoryText(measured.at(-1)?.[1])}, ${result_(done)}`)
    },
  })
  measured.push([result.requests, await inspector.memory()])
  return report(result, measured)
}

function result_(done: number): string {
  return `${(done / ((performance.now() - since) / 1000)).toFixed(0)} a second`
}

function memoryText(memory: Memory | undefined): string {
  const { heap = 0, buffers = 0, resident = 0 } = memory ?? {}
  return `heap ${heap.toFixed(1)} MB, buffers ${buffers.toFixed(1)} MB, resident ${resident.toFixed(0)} MB`
}

function report({ faults, statuses, slowest, ...result }: FuzzResult, measured: [number, Memory][]): boolean {
  const [, atFirst] = measured[0] ?? []
  const [, atEnd] = measured.at(-1) ?? []
  const grown = (atEnd?.heap ?? 0) - (atFirst?.heap ?? 0)
  const isAlive = server.process.exitCode === null
  const neverDone = [...statuses].filter(
    ([name, counts]) =>
      name !== 'others' && ![...counts.keys()].some((status) => status >= 200 && status < 300),
  )
  console.log(
    `${result.requests} requests, seed ${seed}, ${((performance.now() - since) / 1000).toFixed(0)} s, ${availableParallelism()} cores, load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  )
  console.log(`after a tenth: ${memoryText(atFirst)}; in the end: ${memoryText(atEnd)}`)
  console.log(`slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.request}`)
  console.log(
    `${statuses.size - 1} calls asked; never done: ${neverDone.map(([name, counts]) => `${name} (${[...counts].map((pair) => pair.join(' × ')).join(', ')})`).join(', ') || 'none'}`,
  )
  const total = new Map<number, number>()
  for (const counts of statuses.values())
    for (const [status, count] of counts) total.set(status, (total.get(status) ?? 0) + count)
  console.log(
    [...total]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${status || 'closed'}: ${count}`)
      .join(', '),
  )
  for (const { what, request, seed, times } of faults)
    console.log(`\nFAULT (${times} times, batch ${seed}): ${what}\n${request}\n`)
  if (!isAlive) console.log(`FAULT: the product ended: ${server.printed().slice(-3000)}`)
  if (grown > mostGrowth) console.log(`FAULT: the heap grew by ${grown.toFixed(1)} MB`)
  return faults.length === 0 && isAlive && grown <= mostGrowth
}
