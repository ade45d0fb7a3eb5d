import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { warmUp } from '../../bench/memory.ts'
import { type Product, withProduct } from '../../bench/product.ts'
import { uploadForm } from '../form.ts'
import { freePort } from '../free-port.ts'
import { type Inspector, inspectAt, openInspector } from '../inspected.ts'
import { heldSince, watchLoop } from '../loop-watch.ts'
import { crowdOf, keptNames, kindsOf, largePicture } from './kinds.ts'
import { watchRefusals } from './refusals.ts'
import { createReport } from './report.ts'
import { measureSingles } from './singles.ts'
import type { Visit, Visited, VisitKind } from './visit.ts'

/*
 * A busy day, then far too many visitors, then the day again. Fails where something other than an intended refusal goes wrong,
 * where what is stored comes late, where the one thread stands still, or where enquiries are refused.
 * `npm run load -- --seconds 300 --connections 2000`.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    connections: { type: 'string', default: '2000' },
    designs: { type: 'string', default: '10000' },
    enquiries: { type: 'string', default: '50000' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const script = fileURLToPath(new URL('./visitors-process.ts', import.meta.url))
const report = createReport()
const startLoad = loadavg()

const inspectorPort = await freePort()
await withProduct(
  { designs: Number(values.designs), enquiries: Number(values.enquiries), pictures: 6 },
  measure,
  { environment: { TRUST_PROXY: '1', BACKUP_AT: 'off' }, flags: [inspectAt(inspectorPort)] },
)
process.exitCode = report.isGood() ? 0 : 1

/** A process that is inspected does not end before its inspector has gone. */
async function measure(product: Product) {
  const inspector = await openInspector(inspectorPort)
  try {
    await measureAll(product, inspector)
  } finally {
    inspector.close()
  }
}

async function measureAll(product: Product, inspector: Inspector) {
  const kinds = await kindsOf(product)
  const picture = await largePicture()
  await warmUp(product)
  await askAll(product, kinds)
  await product.idle()
  await measureSingles(product, inspector, report.alone)
  if (seconds === 0) return
  const before = await inspector.memory()
  const memory: number[] = []
  const sampling = setInterval(async () => memory.push(await product.memory()), 5000)

  const day = await phase(
    product,
    inspector,
    { seconds: seconds * 0.8, kinds, withoutPause: false },
    async () => {
      await wait(seconds * 100)
      report.single('one export of all enquiries', await timed(exportAll(product)))
      await wait(seconds * 100)
      report.single(
        'one picture of 96 megapixels, and two renditions of it',
        await timed(uploadLarge(product, picture)),
      )
    },
  )
  report.phase('A busy day', day, {
    kept: keptNames,
    refusals: { 'wrong sign-in': [401, 429] },
    isOverload: false,
  })

  const refusals = watchRefusals(product)
  const crowd = await phase(product, inspector, {
    seconds: seconds * 0.1,
    kinds: crowdOf(kinds),
    withoutPause: true,
  })
  report.refusals(await refusals.end())
  report.phase('Far too many', crowd, { kept: [], refusals: {}, isOverload: true })

  const again = await phase(product, inspector, { seconds: seconds * 0.1, kinds, withoutPause: false })
  report.phase('The day again', again, {
    kept: keptNames,
    refusals: { 'wrong sign-in': [401, 429] },
    isOverload: false,
  })

  clearInterval(sampling)
  await product.idle()
  report.memory(before, await inspector.memory(), memory)
  report.machine(
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), load before ${startLoad[0]?.toFixed(1)}, ${connections} connections, ${seconds} s`,
  )
}

/** Makes a visit, while another process asks for the home page every ten milliseconds and the product watches its own loop. */
async function phase(
  { port }: Product,
  inspector: Inspector,
  wanted: Pick<Visit, 'seconds' | 'kinds' | 'withoutPause'>,
  beside: () => Promise<void> = async () => {},
) {
  const probe: VisitKind = { name: 'another visitor', paths: ['/'], share: 100 }
  await watchLoop(inspector)
  const [visited, probed] = await Promise.all([
    inProcess({ port, connections, ...wanted }),
    inProcess({ ...{ port, connections: 50, kinds: [probe] }, seconds: wanted.seconds, withoutPause: false }),
    beside(),
  ])
  const stalls = await heldSince(inspector)
  return { visited: { ...visited, kinds: { ...visited.kinds, ...probed.kinds } }, stalls }
}

async function inProcess(visit: Visit): Promise<Visited> {
  const child = fork(script, { serialization: 'advanced', execArgv: ['--max-semi-space-size=64'] })
  child.send(visit)
  const [visited] = await once(child, 'message')
  child.disconnect()
  return visited
}

/** Asks once for what is then stored. */
async function askAll({ url }: Product, kinds: VisitKind[]) {
  for (const { name, paths } of kinds)
    if (keptNames.includes(name)) for (const path of paths) await (await fetch(url + path)).arrayBuffer()
}

async function timed(doing: Promise<string>): Promise<string> {
  const since = performance.now()
  const done = await doing
  return `${((performance.now() - since) / 1000).toFixed(1)} s, ${done}`
}

async function exportAll({ url, token }: Product): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/enquiries/export?format=xlsx`, { headers })
  const bytes = await response.bytes()
  return `status ${response.status}, ${(bytes.length / 1024 ** 2).toFixed(1)} MB`
}

async function uploadLarge({ url, token }: Product, picture: Buffer): Promise<string> {
  const { type, body } = uploadForm(picture, 'large.jpg')
  const response = await fetch(`${url}/v1/storage/buckets/media/files`, {
    ...{ method: 'POST', body: new Uint8Array(body) },
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': type },
  })
  const { $id } = await response.json()
  const statuses = [response.status]
  for (const width of [640, 1920]) {
    const preview = await fetch(
      `${url}/v1/storage/buckets/media/files/${$id}/preview?width=${width}&output=webp`,
    )
    await preview.arrayBuffer()
    statuses.push(preview.status)
  }
  return `status ${statuses.join(', ')}`
}
