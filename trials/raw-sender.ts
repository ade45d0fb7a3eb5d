import { connect, type Socket } from 'node:net'
import { type RawResponse, readResponse } from './raw-response.ts'

/** What is sent: the bytes of one request, however wrong. */
export interface Sent {
  bytes: Buffer
  isHead?: boolean
  /** Ends the sending side once the bytes are out, as somebody does who goes away in the middle. */
  endsEarly?: boolean
}

/** A response, or that the connection was closed without one, or that nothing came in time. */
export type Came = RawResponse | 'closed' | 'nothing'

/**
 * Sends one request after the other over a connection that is kept as long as it can be.
 * @param patience milliseconds that a response may take
 */
export function createSender(port: number, patience: number) {
  let kept: Socket | undefined

  async function send(sent: Sent): Promise<Came> {
    const socket = kept && !kept.destroyed && kept.writable ? kept : connect({ port, host: '127.0.0.1' })
    const isReused = socket === kept
    kept = undefined
    const came = await exchange(socket, sent)
    // A kept connection may be closed by the other side just as it is used again.
    if (came === 'closed' && isReused && !sent.endsEarly) return send(sent)
    const isKept = typeof came === 'object' && came.headers.get('connection') !== 'close' && !sent.endsEarly
    if (isKept) kept = socket
    else socket.destroy()
    return came
  }

  function exchange(socket: Socket, { bytes, isHead = false, endsEarly = false }: Sent): Promise<Came> {
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = []
      const timer = setTimeout(() => settle(() => resolve('nothing')), patience)
      function settle(how: () => void) {
        clearTimeout(timer)
        socket.removeAllListeners()
        socket.on('error', () => {})
        how()
      }
      function look(isEnd: boolean) {
        try {
          const response = readResponse(Buffer.concat(chunks), isHead, isEnd)
          if (response) settle(() => resolve(response))
          else if (isEnd) settle(() => resolve('closed'))
        } catch (error) {
          settle(() => reject(error))
        }
      }
      socket.on('data', (chunk) => {
        chunks.push(chunk)
        look(false)
      })
      socket.on('error', () => {})
      socket.on('close', () => look(true))
      if (endsEarly) socket.end(bytes)
      else socket.write(bytes)
    })
  }

  return { send, close: () => kept?.destroy() }
}

export type Sender = ReturnType<typeof createSender>
