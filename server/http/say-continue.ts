import type { ServerResponse } from 'node:http'

/**
 * Asks for the body, unless the response has begun already, which then closes the connection. By itself Node asks at once: while
 * an earlier response is still under way on the connection, that comes to lie behind the head of this one, in its body.
 */
export function sayContinue(outgoing: ServerResponse) {
  if (outgoing.headersSent) return
  if (outgoing.socket) outgoing.writeContinue()
  else outgoing.once('socket', () => sayContinue(outgoing))
}
