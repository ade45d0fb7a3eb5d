import { once } from 'node:events'

/** What a process takes, in MB, after its garbage was collected. */
export interface Memory {
  /** What lives in its heap. */
  heap: number
  /** What buffers hold beside it. */
  buffers: number
  /** What the process takes of the machine. */
  resident: number
}

/** The flag that opens an inspector at the port. */
export const inspectAt = (port: number) => `--inspect=127.0.0.1:${port}`

/** Speaks with the inspector of a process that was started with `inspectAt`. */
export async function openInspector(port: number) {
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })

  function call(method: string, params = {}): Promise<Result> {
    const id = ++last
    const settling = Promise.withResolvers<Result>()
    waiting.set(id, settling)
    socket.send(JSON.stringify({ id, method, params }))
    return settling.promise
  }

  /** The value of an expression within the process, which JSON can hold. */
  async function evaluate<T>(expression: string): Promise<T> {
    const { result } = await call('Runtime.evaluate', { expression, returnByValue: true })
    return result?.value as T
  }

  return {
    evaluate,
    async memory(): Promise<Memory> {
      // What a first collection lets go of may hold more, by what is called when it goes.
      for (let time = 0; time < 3; time++) await call('HeapProfiler.collectGarbage')
      const { heapUsed, external, rss } = await evaluate<NodeJS.MemoryUsage>('process.memoryUsage()')
      const megabytes = (bytes: number) => bytes / 1024 ** 2
      return { heap: megabytes(heapUsed), buffers: megabytes(external), resident: megabytes(rss) }
    },
    close: () => socket.close(),
  }
}

export type Inspector = Awaited<ReturnType<typeof openInspector>>

interface Result {
  result?: { value?: unknown }
}
