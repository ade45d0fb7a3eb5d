import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Env } from '../env.ts'
import { openLog } from '../log.ts'
import { createPauses } from './pauses.ts'
import { retire } from './retiring.ts'
import { removeStatus, writeStatus } from './status.ts'

/** Milliseconds that a worker may take until it serves: the first after an upgrade may migrate the database. */
const startsWithin = 10 * 60_000

/**
 * Looks after `WORKERS` processes that share the port: one that dies is replaced, SIGTERM and SIGINT stop all of them, and
 * SIGHUP replaces them one by one by what lies on the disk by then, without a moment in which nobody serves.
 */
export function supervise(env: Env): void {
  const { log } = openLog(env)
  const wanted = env.WORKERS ?? 1
  const dataDirectory = resolve(env.DATA_DIR)
  const pauses = createPauses()
  /** Those that serve. */
  const serving = new Set<Worker>()
  /** Those whose end is no loss. */
  const expected = new Set<Worker>()
  let reloads = 0
  let failure: string | undefined
  let isStopping = false
  let exitCode = 0
  let reloading: Promise<void> | undefined

  cluster.setupPrimary({ serialization: 'advanced' })
  cluster.on('exit', onExit)
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop)
  process.on('SIGHUP', () => {
    reloading = (reloading ?? Promise.resolve()).then(reload)
  })
  void startAll()

  /** The first lays down what an empty database needs; where it does not come to serve, nothing does. */
  async function startAll() {
    const first = cluster.fork()
    const address = await untilServing(first)
    if (!address) {
      if (!isStopping) process.exit(first.process.exitCode || 1)
      return
    }
    await Promise.all(Array.from({ length: wanted - 1 }, () => untilServing(cluster.fork())))
    console.log(`Plinth serves on http://localhost:${address.port}`)
    tell()
  }

  /** @returns where it serves; undefined where it ended before */
  async function untilServing(worker: Worker): Promise<{ port: number } | undefined> {
    const late = setTimeout(() => worker.process.kill('SIGKILL'), startsWithin)
    const giveUp = new AbortController()
    const { signal } = giveUp
    const ended = once(worker, 'exit', { signal }).then(() => undefined)
    const began = once(worker, 'listening', { signal }).then(([address]) => address as { port: number })
    ended.catch(() => undefined)
    began.catch(() => undefined)
    const address = await Promise.race([began, ended])
    giveUp.abort()
    clearTimeout(late)
    if (address) serving.add(worker)
    return address
  }

  function onExit(worker: Worker, code: number | null, signal: string | null) {
    const served = serving.delete(worker)
    if (isStopping) {
      exitCode ||= code ?? 1
      if (Object.keys(cluster.workers ?? {}).length === 0) void end()
      return
    }
    if (expected.delete(worker) || !served) return
    log.error({ pid: worker.process.pid, code, signal }, 'a worker has ended and is replaced')
    tell()
    void replace()
  }

  /** One that cannot start is tried again, after longer and longer pauses. */
  async function replace() {
    await pauses.next()
    if (isStopping) return
    if (await untilServing(cluster.fork())) tell()
    else if (!isStopping) {
      log.error('a worker could not be started')
      await replace()
    }
  }

  /** Where the first of the new ones does not come to serve, the old ones go on. */
  async function reload() {
    if (isStopping) return
    const old = [...serving]
    failure = undefined
    for (const worker of old) {
      const address = await untilServing(cluster.fork())
      if (isStopping) return
      if (!address) {
        failure = 'The new workers do not come to serve: those of before go on'
        log.error(failure)
        break
      }
      expected.add(worker)
      serving.delete(worker)
      if (!worker.isDead()) retire(worker)
    }
    reloads += 1
    if (!failure) log.info({ workers: serving.size }, 'the workers were replaced')
    tell()
  }

  function tell() {
    const workers = [...serving].flatMap(({ process: { pid } }) => pid ?? [])
    const status = { pid: process.pid, workers, reloads, ...(failure && { failure }) }
    writeStatus(dataDirectory, status).catch((error) => log.warn({ err: error }, 'the status of the workers'))
  }

  function stop() {
    if (isStopping) return
    isStopping = true
    const workers = Object.values(cluster.workers ?? {})
    for (const worker of workers) worker?.process.kill('SIGTERM')
    if (workers.length === 0) void end()
  }

  async function end() {
    await removeStatus(dataDirectory).catch(() => undefined)
    process.exit(exitCode)
  }
}
