import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { Lacking } from '../lacking.ts'
import { startBalancer } from './balancer.ts'

/** A server that has what is at some paths, and a 404 for others. @returns its port */
async function serverWith(...paths: string[]): Promise<number> {
  const server = createServer(({ url = '' }, outgoing) => {
    outgoing.writeHead(paths.includes(url) ? 200 : 404).end(paths.includes(url) ? 'here' : 'not here')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

it('code of a build that one of several servers has is found, whichever is asked, and what none has is not', async ({
  skip,
}) => {
  const ports = [await serverWith(), await serverWith(), await serverWith('/assets/new.js')]
  const balancer = await startBalancer(ports).catch((error) => {
    if (error instanceof Lacking) return skip(error.message)
    throw error
  })
  onTestFinished(() => balancer.stop())
  const ask = async (path: string) => {
    const response = await fetch(`${balancer.url}${path}`)
    return [response.status, await response.text()]
  }
  for (let time = 0; time < 9; time++) expect(await ask('/assets/new.js')).toEqual([200, 'here'])
  expect(await ask('/assets/old.js')).toEqual([404, 'not here'])
  expect(await ask('/no-page')).toEqual([404, 'not here'])
})
