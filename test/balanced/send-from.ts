import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { leaveOut, seenAddress } from './balanced.ts'

/**
 * Sends a request as a visitor of the address that it names in `X-Forwarded-For`: from an address of this machine that stands for
 * it, so that nginx says it. What is claimed before it is sent along.
 */
export async function sendFrom(forwarded: string, url: URL, init?: RequestInit): Promise<Response> {
  const said = forwarded.split(',').map((address) => address.trim())
  const visitor = said.pop() ?? ''
  if (visitor.includes(':')) leaveOut('a visitor at an address of IPv6')
  const asked = new Request(url, init)
  for (const name of ['x-forwarded-for', 'x-visitor-address']) asked.headers.delete(name)
  if (said.length > 0) asked.headers.set('x-forwarded-for', said.join(', '))
  const sent = request(url, {
    method: asked.method,
    headers: Object.fromEntries(asked.headers),
    localAddress: seenAddress(visitor),
    agent: false,
  })
  sent.end(Buffer.from(await asked.arrayBuffer()))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value)
  const isEmpty = answer.statusCode === 204 || answer.statusCode === 304
  return new Response(isEmpty ? null : bytes, { status: answer.statusCode, headers })
}
