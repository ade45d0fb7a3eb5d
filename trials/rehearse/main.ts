import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { reasonWithoutS3, startS3 } from '#test/s3.ts'
import { startBalancer } from './balancer.ts'
import { openDatabases } from './databases.ts'
import { events, partitions } from './events.ts'
import { type Figures, figuresOf } from './figures.ts'
import { beginLoad } from './load.ts'
import { addresses, at, enterNetwork, openNetwork, reasonWithoutPartitions } from './network.ts'
import { makeBuild, startMachine } from './processes.ts'

/*
 * `npm run rehearse`: PostgreSQL with a streaming replica, an object store, three processes of the product and nginx, all of
 * them real and on this machine, under a mixed load, while each of them fails in turn, or is cut off from another.
 */

const all = { ...events, ...partitions }
type EventName = keyof typeof all
const names = Object.keys(all) as EventName[]
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    event: { type: 'string', multiple: true, default: names },
  },
})
const seconds = Number(values.seconds)
if (!(seconds > 0) || values.event.some((name) => !(name in all))) {
  console.error(`npm run rehearse -- [--seconds 10] [--event ${names.map((name) => `'${name}'`).join('|')}]`)
  process.exit(2)
}

const reason = await reasonWithoutS3()
if (reason) {
  console.error(`No object store: ${reason}`)
  process.exit(1)
}
const noPartitions = await reasonWithoutPartitions()
if (noPartitions) console.log(`Partitions are left out: ${noPartitions}`)
else await enterNetwork()

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const endings: (() => Promise<void>)[] = []

/** What was begun is ended in the opposite order. */
async function begun<T>(beginning: Promise<T>, end: (begun: T) => Promise<void>): Promise<T> {
  const thing = await beginning
  endings.unshift(() => end(thing))
  return thing
}

async function rehearse(): Promise<Record<string, Figures>> {
  const network = noPartitions ? undefined : await openNetwork()
  const store = await begun(startS3(), (one) => one.stop())
  const databases = await begun(openDatabases(network && addresses.primaryForReplica), (one) => one.stop())
  const build = await begun(makeBuild(), (one) => one.remove())
  const environment = { ...store.environment, STORAGE_URL: store.url }
  const machines = []
  for (let number = 0; number < 3; number++) {
    const own = {
      DATABASE_URL: network ? at(addresses.primaryFor(number), databases.url) : databases.url,
      DATABASE_READ_URL: network
        ? at(addresses.replicaFor(number), databases.replicaUrl)
        : databases.replicaUrl,
    }
    machines.push(await begun(startMachine({ ...environment, ...own }), (one) => one.end()))
  }
  const balancer = await begun(startBalancer(machines.map(({ port }) => port)), (one) => one.stop())
  const stage = { machines, databases, store, nextBuild: build.directory, network }

  const table: Record<string, Figures> = {}
  for (const name of values.event as EventName[]) {
    if (name in partitions && !network) continue
    const load = await beginLoad(balancer.url)
    await pause((seconds * 1000) / 4)
    const began = performance.now()
    await all[name](stage)
    await pause(Math.max(0, seconds * 750 - (performance.now() - began)))
    const lost = await load.end()
    table[name] = figuresOf(load.seen, began, lost.length, load.stale.length)
    // At once: what comes after it may be ended.
    console.log(name, table[name])
    for (const line of [...lost.slice(0, 5), ...load.stale.slice(0, 5)]) console.log(`  ${line}`)
    const failures = new Map<string, number>()
    for (const { kind, failure } of load.seen)
      if (failure) failures.set(`${kind}: ${failure}`, (failures.get(`${kind}: ${failure}`) ?? 0) + 1)
    for (const line of machines.flatMap((machine) => machine.errors()).slice(0, 3)) console.log(`  ${line}`)
    for (const [failure, count] of [...failures].slice(0, 8)) console.log(`  ${count} × ${failure}`)
  }
  return table
}

try {
  const table = await rehearse()
  console.table(table)
  const rows = Object.values(table)
  const isGood = rows.every(
    (row) => row['acknowledged writes lost'] === 0 && row['stale reads'] === 0 && row['read errors %'] <= 0.1,
  )
  if (!isGood) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const end of endings) await end().catch((error) => console.error(String(error)))
}
process.exit()
