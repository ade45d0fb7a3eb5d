import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBegunSqlite } from '#test/databases.ts'
import { eventually } from '#test/eventually.ts'
import { openFolder } from '#test/folder.ts'
import { inSupervisor, startTwoWorkers } from '#test/two-workers.ts'
import { hanging } from '../stopping.ts'
import { isRunning, reload } from './reload.ts'
import { readStatus } from './status.ts'

describe('What happens to a worker takes nothing else with it:', () => {
  const replaced = (workers: () => Promise<number[]>, gone: number[]) =>
    eventually(async () => {
      const now = await workers()
      expect(now).toHaveLength(2)
      expect(now.filter((pid) => gone.includes(pid))).toEqual([])
    })

  it('it ends as it is told that another has taken its place', async () => {
    const product = await startTwoWorkers(await openBegunSqlite(), {
      NODE_OPTIONS: inSupervisor(`const { readFileSync, readdirSync } = await import('node:fs')
        const { Worker } = (await import('node:cluster')).default
        const { send } = Worker.prototype
        Worker.prototype.send = function (...words) {
          const own = '/proc/' + this.process.pid
          this.process.kill('SIGKILL')
          // All of its threads: the last one closes what they share.
          while (!readFileSync(own + '/stat', 'utf8').includes(') Z ') || readdirSync(own + '/task').length > 1);
          return send.apply(this, words)
        }`),
    })
    onTestFinished(async () => void (await product.end()))
    const before = await product.workers()
    expect(await reload(product.directory)).toEqual({ isDone: true, words: '2 workers serve the new build' })
    await replaced(product.workers, before)
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
  })

  it('its end is heard of before the channel to it is closed, as all stop', async () => {
    const product = await startTwoWorkers(await openBegunSqlite(), {
      NODE_OPTIONS: inSupervisor(`const { Worker } = (await import('node:cluster')).default
        Worker.prototype.isConnected = () => true`),
    })
    onTestFinished(async () => void (await product.end()))
    expect(await product.stop()).toBe(0)
    expect(await readStatus(product.directory)).toBeUndefined()
  })

  it('the machine has no memory for another', async () => {
    const { directory: notes, remove } = await openFolder()
    onTestFinished(remove)
    const product = await startTwoWorkers(await openBegunSqlite(), {
      NODE_OPTIONS: inSupervisor(`const { existsSync } = await import('node:fs')
        const { default: processes } = await import('node:child_process')
        const { fork } = processes
        processes.fork = (...words) => {
          if (existsSync('${notes}/full')) throw new Error('spawn ENOMEM')
          return fork(...words)
        }`),
    })
    onTestFinished(async () => void (await product.end()))
    await writeFile(join(notes, 'full'), '')
    const before = await product.workers()
    expect((await reload(product.directory)).words).toMatch(/^The new workers do not come to serve/)
    process.kill(before[0] as number, 'SIGKILL')
    await eventually(() => expect(product.printed()).toContain('a worker could not be started'))
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200)
    await rm(join(notes, 'full'))
    await replaced(product.workers, before.slice(0, 1))
  })

  it('it hangs as another takes its place, or as all stop', async () => {
    // What a worker is given until it ends is over at once.
    const product = await startTwoWorkers(await openBegunSqlite(), {
      NODE_OPTIONS: inSupervisor(`const wait = setTimeout
        globalThis.setTimeout = (run, time, ...rest) =>
          wait(run, time === ${hanging.stopped} || time === ${hanging.replaced} ? 0 : time, ...rest)`),
    })
    const [first = 0, second = 0] = await product.workers()
    process.kill(first, 'SIGSTOP')
    expect(await reload(product.directory)).toMatchObject({ isDone: true })
    await eventually(() => expect(isRunning(first)).toBe(false))
    await replaced(product.workers, [first, second])
    process.kill((await product.workers())[0] as number, 'SIGSTOP')
    expect(await product.end(), product.printed()).toBe(1)
  })
})
