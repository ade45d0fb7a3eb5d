import cluster, { type Worker } from 'node:cluster'
import { resolve } from 'node:path'
import { machine } from '../database/holder.ts'
import type { Env } from '../env.ts'
import { openLog } from '../log/log.ts'
import { hanging } from '../stopping.ts'
import { createPauses } from './pauses.ts'
import { removeStatus, writeStatus } from './status.ts'
import { forkInto, NeedsRestart, retire, sayWhere, servingOn } from './worker.ts'

/** Milliseconds that a worker may take until it serves: the first after an upgrade may migrate the database. */
const startsWithin = 10 * 60_000

/**
 * Supervises `WORKERS` processes that share the port: one that dies is replaced, SIGTERM and SIGINT stop all of them, and
 * SIGHUP replaces them one by one with the build that is on the disk by then, without a moment in which none serves.
 */
export function supervise(env: Env): void {
  const { log } = openLog(env)
  const wanted = env.WORKERS ?? 1
  const dataDirectory = resolve(env.DATA_DIR)
  const pauses = createPauses()
  /** Those that serve, and their slots. */
  const serving = new Map<Worker, number>()
  /** Workers that are being replaced: their end needs no other. */
  const expected = new Set<Worker>()
  /** Of each worker that was started; settled once it serves or has ended. */
  const beginning = new Set<Promise<unknown>>()
  let asked = 0
  let reloads = 0
  let failure: string | undefined
  let isStopping = false
  let exitCode = 0
  let reloading = Promise.resolve()
  /** The status is written once at a time. */
  let told = Promise.resolve()

  // Workers accept from the shared socket: a connection that was handed to a worker just as it died would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  // By its path: another release may lie there by the time a worker begins.
  cluster.setupPrimary({ serialization: 'advanced', cwd: process.cwd() })
  cluster.on('exit', onExit)
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
  process.on('SIGHUP', () => {
    asked += 1
    tell()
    reloading = reloading.then(reload)
  })
  void startAll()

  /** The first worker sets up an empty database before the others start; if it does not come to serve, the product ends. */
  async function startAll() {
    const { port, exitCode } = await begin(0)
    if (port === undefined) {
      if (!isStopping) process.exit(exitCode || 1)
      return
    }
    const others = Array.from({ length: wanted - 1 }, (_, index) => index + 1)
    await Promise.all(others.map(fill))
    if (isStopping) return
    sayWhere(port)
    tell()
  }

  /** @returns the port that it serves on; none where it ended before, or could not be begun at all */
  async function begin(slot: number): Promise<{ port?: number; exitCode?: number | null }> {
    const worker = forked(slot)
    if (!worker) return {}
    const over = new AbortController()
    const late = setTimeout(() => worker.process.kill('SIGKILL'), startsWithin)
    worker.once('exit', () => over.abort())
    const served = servingOn(worker, over.signal).catch(() => undefined)
    beginning.add(served)
    const port = await served
    beginning.delete(served)
    clearTimeout(late)
    if (port !== undefined) serving.set(worker, slot)
    return { port, exitCode: worker.process.exitCode }
  }

  /** @returns undefined where the machine has no memory left for one; where it lacks something else it ends at once */
  function forked(slot: number): Worker | undefined {
    const fail = (error: unknown) => log.error({ err: error }, 'the machine cannot begin a worker')
    try {
      const worker = forkInto(slot, serving.size > 0)
      // What is sent to one that has just ended does not arrive either: its end is heard of by itself.
      return worker.on('error', (error) => worker.process.pid === undefined && fail(error))
    } catch (error) {
      fail(error)
      return undefined
    }
  }

  function endIfHanging(worker: Worker, after: number) {
    const timer = setTimeout(() => {
      log.error({ pid: worker.process.pid }, 'a worker hangs, and is ended')
      worker.process.kill('SIGKILL')
    }, after)
    worker.once('exit', () => clearTimeout(timer))
  }

  function onExit(worker: Worker, code: number | null, signal: string | null) {
    const slot = serving.get(worker)
    serving.delete(worker)
    if (isStopping) {
      // A worker that SIGTERM ended before it listened for it had nothing to finish.
      exitCode ||= code ?? (signal === 'SIGTERM' ? 0 : 1)
      if (running().length === 0) void end()
      return
    }
    if (expected.delete(worker) || slot === undefined) return
    log.error({ pid: worker.process.pid, code, signal }, 'a worker has ended and is replaced')
    tell()
    void replace(slot)
  }

  /** One that cannot start is tried again, after longer and longer pauses. */
  async function replace(slot: number) {
    await pauses.next()
    await fill(slot)
  }

  async function fill(slot: number) {
    if (isStopping) return
    if ((await begin(slot)).port !== undefined) return tell()
    if (isStopping) return
    log.error('a worker could not be started')
    await replace(slot)
  }

  /** Where the first of the new ones does not come to serve, the old ones go on. */
  async function reload() {
    // Workers that are starting may have loaded the old build already.
    await Promise.all(beginning)
    if (isStopping) return
    const old = [...serving]
    failure = undefined
    for (const [worker, slot] of old) {
      if (!serving.has(worker)) continue
      expected.add(worker)
      const { port, exitCode } = await begin(slot)
      if (isStopping) return
      if (port === undefined) {
        failure =
          exitCode === NeedsRestart.exitCode
            ? 'needs a restart: the new build changes the database so that the one that runs could not go on; it goes on unchanged'
            : 'The new workers do not come to serve: those of before go on'
        log.error(failure)
        expected.delete(worker)
        if (!serving.has(worker)) void replace(slot)
        break
      }
      serving.delete(worker)
      if (!worker.isConnected()) continue
      retire(worker)
      endIfHanging(worker, hanging.replaced)
    }
    reloads += 1
    if (!failure) log.info({ workers: serving.size }, 'the workers were replaced')
    tell()
  }

  function tell() {
    const workers = [...serving.keys()].flatMap(({ process: { pid } }) => pid ?? [])
    const status = { pid: process.pid, machine, workers, asked, reloads, ...(failure && { failure }) }
    told = told
      .then(() => writeStatus(dataDirectory, status))
      .catch((error) => log.warn({ err: error }, 'the status of the workers could not be written'))
  }

  /** The workers that have not ended; the cluster lists those besides whose channel is closed later than their end is heard of. */
  function running(): Worker[] {
    const listed = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    return listed.filter((worker) => !worker.isDead())
  }

  function stop() {
    if (isStopping) return
    isStopping = true
    const workers = running()
    for (const worker of workers) {
      worker.process.kill('SIGTERM')
      endIfHanging(worker, hanging.stopped)
    }
    if (workers.length === 0) void end()
  }

  async function end() {
    await told
    await removeStatus(dataDirectory).catch(() => undefined)
    process.exit(exitCode)
  }
}
