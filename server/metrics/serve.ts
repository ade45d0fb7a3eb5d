import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { ResponseCache } from '../http/cache/response-cache.ts'
import type { Dependencies } from '../http/context.ts'
import { notListening } from '../unusable.ts'
import { ofProcess } from './of-process.ts'
import { ofRequests } from './of-requests.ts'
import { ofDependencies, ofWork } from './of-work.ts'
import { asText, contentType } from './text.ts'

/** Milliseconds between two looks at how late the event loop comes. */
const resolution = 20

/**
 * Serves `/metrics` on a port of its own, which visitors can't reach.
 * @throws Error in one line where the port can't be had
 */
export async function serveMetrics(
  dependencies: Dependencies,
  cache: ResponseCache,
  { port, host }: { port: number; host: string },
): Promise<{ port: number; close(): Promise<void> }> {
  const delay = monitorEventLoopDelay({ resolution })
  let asked: Promise<string> | undefined

  async function collect(): Promise<string> {
    const ofOthers = await ofDependencies(dependencies)
    return asText([
      ...(await ofProcess(delay)),
      ...ofRequests(dependencies, cache),
      ...ofWork(dependencies),
      ...ofOthers,
    ])
  }

  async function answer(isHead: boolean, outgoing: ServerResponse): Promise<void> {
    // However many ask, it is collected once at a time.
    asked ??= collect().finally(() => {
      asked = undefined
    })
    const text = await asked
    outgoing.writeHead(200, { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text) })
    outgoing.end(isHead ? undefined : text)
  }

  const server = createServer(({ method, url }, outgoing) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || url?.split('?')[0] !== '/metrics') {
      outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end('Only GET /metrics is here.\n')
      return
    }
    answer(method === 'HEAD', outgoing).catch((error) => {
      dependencies.log.error({ err: error }, 'the metrics could not be collected')
      outgoing.writeHead(500, { 'Content-Type': 'text/plain' }).end('The metrics could not be collected.\n')
    })
  })
  await once(server.listen(port, host), 'listening').catch((error): never => {
    throw notListening('METRICS_', error)
  })
  delay.enable()
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      delay.disable()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
