import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '#test/start-server.ts'
import { type Probe, probeOf, type Said } from './probe.ts'

/** Something that the product did not meet well. */
export class Finding extends Error {}

export type Reads = keyof Awaited<ReturnType<Probe['read']>>
type Writes = 'enquiry' | 'service' | 'settings' | 'file'

/** What goes wrong with a running product, and what is expected meanwhile. */
export interface Fault {
  name: string
  /** Starts a product to which it can happen. */
  begin(): Promise<Victim>
  /** Reads that go on; the others may be 503. */
  goesOn: readonly Reads[]
  /** Writes that can't be done: they are 503 and say why in one line. The others are done. */
  refused: readonly Writes[]
}

export interface Victim {
  server: TestServer
  happen(): Promise<void>
  /** Ends the fault. What it takes a hand for besides, such as mending a file system, starts the product again. */
  end(): Promise<void>
  /** Removes all that there is of it; the product has been ended. */
  remove(): Promise<void>
}

const recovery = 60_000

/**
 * Lets a fault happen to a product.
 * @returns what it answered meanwhile, in lines
 * @throws Finding where it does not meet it well; Lacking where the fault can't be made here
 */
export async function meet({ begin, goesOn, refused }: Fault): Promise<string> {
  const victim = await begin()
  try {
    const probe = await probeOf(victim)
    await probe.read()
    await victim.happen()
    const reads = await probe.read()
    const writes = await probe.write()
    for (const [what, said] of Object.entries({ ...reads, ...writes })) expectClear(what, said)
    for (const [what, { status }] of Object.entries(reads))
      if (status !== 200 && goesOn.includes(what as Reads))
        throw new Finding(`The read of ${what} did not go on: ${status}`)
    for (const [what, { status }] of Object.entries(writes)) {
      const isRefused = status === 503
      if (isRefused !== refused.includes(what as Writes)) throw new Finding(`${what} was answered ${status}`)
    }
    expectAlive(victim.server)
    await victim.end()
    const since = performance.now()
    await untilWell(probe)
    const recovered = `${((performance.now() - since) / 1000).toFixed(1)} s`
    const lost = await probe.missing()
    if (lost.length > 0) throw new Finding(`Acknowledged and not there: ${lost.join(', ')}`)
    expectAlive(victim.server)
    const messages = new Set(Object.values({ ...reads, ...writes }).flatMap(({ message }) => message ?? []))
    return [
      `  reads: ${inWords(reads)}`,
      `  writes: ${inWords(writes)}`,
      ...[...messages].map((message) => `  said: ${message}`),
      `  well again after ${recovered}`,
    ].join('\n')
  } catch (error) {
    if (error instanceof Finding)
      error.message += `\nThe product printed last:\n${victim.server.printed().slice(-1500)}`
    throw error
  } finally {
    victim.server.process.kill('SIGKILL')
    await once(victim.server.process, 'exit').catch(() => undefined)
    await victim.remove()
  }
}

function expectClear(what: string, { status, message }: Said): void {
  if (status < 400) return
  if (status !== 503 || !message || message.includes('\n'))
    throw new Finding(`${what} was answered ${status}: ${message}`)
}

function expectAlive({ process: child }: TestServer): void {
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Finding(`The product ended by itself with ${child.signalCode ?? child.exitCode}`)
}

async function untilWell(probe: Probe): Promise<void> {
  const until = performance.now() + recovery
  for (;;) {
    const calls = { ...(await probe.read()), ...(await probe.write()) }
    const ill = Object.entries(calls).filter(([, { status }]) => status >= 400)
    if (ill.length === 0) return
    if (performance.now() > until) throw new Finding(`Not well again: ${inWords(Object.fromEntries(ill))}`)
    await pause(50)
  }
}

/** Statuses with what has them: `200 health home, 503 picture`. */
function inWords(calls: Record<string, Said>): string {
  const byStatus = Map.groupBy(Object.entries(calls), ([, { status }]) => status)
  return [...byStatus].map(([status, ones]) => `${status} ${ones.map(([what]) => what).join(' ')}`).join(', ')
}
