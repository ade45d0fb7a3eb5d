import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server as Listening, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { createRequestCounts, type RequestCounts } from '../metrics/requests.ts'
import { type Admission, createAdmission } from './admission.ts'
import { keepAliveTimeout, sendWhole } from './cache/head.ts'
import type { ShortWay } from './cache/short-way.ts'
import { type Exchange, endListening, type Grace } from './ending.ts'
import { listenWidely } from './listen.ts'
import { overloaded, pauseBeforeRefusal } from './overloaded.ts'
import { createPlainConnections } from './plain-connections.ts'
import { asBytes, type Reason, type Refusal, refusalOf, whyUnreadable } from './refusal.ts'
import { kindOf } from './request-kind.ts'
import { noRoute } from './request-route.ts'
import { leaveBody } from './unread-body.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Milliseconds that a request's headers, and all of it, may take. */
const patience = { headersTimeout: 20_000, requestTimeout: 300_000, keepAliveTimeout }

/** Milliseconds after which a connection is ended whose request could not be read. */
const refusedPatience = 1000

interface Options {
  /** Answers what it can before the application is asked. */
  shortWay?: ShortWay
  /** Lets the others in as there is room for them. */
  admission?: Admission
  /** Counts those that never reach the application. */
  requests?: RequestCounts
  /** Said as a request comes in. */
  arrived?: () => void
}

/**
 * The application over sockets. What is refused before it gets there is responded to and logged like everything else; a
 * response whose request was not read to its end closes the connection, so that nobody's next request is lost on it.
 * @returns the server, not listening yet, and how it begins to listen and is ended
 */
export function createListener(
  fetch: Fetch,
  log: Logger,
  {
    shortWay = () => false,
    admission = createAdmission(),
    requests = createRequestCounts(),
    arrived = () => {},
  }: Options = {},
) {
  const server = createServer({ ...patience, requireHostHeader: false })
  const connections = new Map<Socket, Exchange | undefined>()
  const [readByNode] = server.listeners('connection')
  server.removeAllListeners('connection')
  const plain = createPlainConnections({
    shortWay,
    arrived,
    patience: { first: patience.headersTimeout, next: keepAliveTimeout },
    takeOver,
    silent: (socket) => refuseSocket(socket, whyUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' })),
  })
  let isEnding = false

  function takeOver(socket: Socket) {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
    readByNode?.call(server, socket)
  }

  function isAnswered(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    return (
      incoming.httpVersionMinor === 1 &&
      outgoing.shouldKeepAlive &&
      shortWay(incoming, (head, body) => sendWhole(outgoing, head, body))
    )
  }

  function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    arrived()
    if (!isEnding && isAnswered(incoming, outgoing)) {
      if (incoming.socket.writableLength > 0) begin({ incoming, outgoing })
      return
    }
    begin({ incoming, outgoing })
    const refusal = refusalBefore(incoming)
    if (refusal) return send(refusal, incoming, outgoing)
    const kind = kindOf(incoming)
    let hasWaited = false
    const isAdmitted = admission.admit({
      kind,
      begin() {
        // Whoever asked before may have had it stored meanwhile.
        if (incoming.socket.destroyed || (hasWaited && isAnswered(incoming, outgoing))) return false
        outgoing.once('close', () => admission.end(kind))
        void handle(incoming, outgoing)
        return true
      },
      refuse: () => refuse(incoming, outgoing),
    })
    hasWaited = true
    if (!isAdmitted) setTimeout(refuse, pauseBeforeRefusal, incoming, outgoing)
  }

  function refuse(incoming: IncomingMessage, outgoing: ServerResponse) {
    if (!incoming.socket.destroyed) send(overloaded(log, incoming), incoming, outgoing)
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const settle = (response: Response) => {
      if (leaveBody(incoming) || isEnding) response.headers.set('Connection', 'close')
      return response
    }
    const listener = getRequestListener(
      async (request, bindings) => settle((await fetch(request, bindings)) as Response),
      {
        hostname: 'localhost',
        errorHandler(error) {
          const { status, headers, text } = refusalOn(error, incoming)
          return settle(new Response(text, { status, headers }))
        },
      },
    )
    return listener(incoming, outgoing)
  }

  function begin(exchange: Exchange) {
    const { socket } = exchange.incoming
    connections.set(socket, exchange)
    exchange.outgoing.once('close', () => {
      if (connections.get(socket) === exchange) connections.set(socket, undefined)
    })
  }

  function refusalBefore(incoming: IncomingMessage): Refusal | undefined {
    const isNameless = incoming.headers.host === undefined && incoming.httpVersion !== '1.0'
    return isNameless
      ? refusalOf(log, ['invalid-request', 'The Host header is missing'], aboutOf(incoming))
      : undefined
  }

  function refusalOn(error: unknown, incoming: IncomingMessage): Refusal {
    if (error instanceof RequestError)
      return refusalOf(log, ['invalid-request', 'The address is not valid'], aboutOf(incoming))
    log.error({ err: error }, 'request failed')
    return refusalOf(log, ['internal-error', 'An unexpected error occurred'], aboutOf(incoming))
  }

  function send({ status, headers, text }: Refusal, incoming: IncomingMessage, outgoing: ServerResponse) {
    const isCut = leaveBody(incoming)
    requests.count(requests.of(kindOf(incoming), incoming.method ?? '', noRoute), status)
    // Who is to ask again need not connect again.
    const { Connection, ...kept } = headers
    const isKept = headers['Retry-After'] !== undefined && !isCut && !isEnding
    outgoing.writeHead(status, isKept ? kept : headers).end(incoming.method === 'HEAD' ? undefined : text)
  }

  function refuseSocket(socket: Socket, reason: Reason, about = {}) {
    if (!socket.writable || connections.get(socket)?.outgoing.headersSent) return void socket.destroy()
    if (socket.writableEnded) return
    const refusal = refusalOf(log, reason, about)
    requests.count(requests.of('ordinary', '', noRoute), refusal.status)
    socket.end(asBytes(refusal))
    const limit = setTimeout(() => socket.destroy(), refusedPatience)
    socket.once('close', () => clearTimeout(limit))
  }

  server.on('connection', plain.add)
  server.on('request', respond)
  server.on('checkContinue', (incoming, outgoing) => {
    respond(incoming, outgoing)
    sayContinue(outgoing)
  })
  server.on('checkExpectation', (incoming, outgoing) => {
    begin({ incoming, outgoing })
    send(
      refusalOf(log, ['expectation-failed', 'The expectation cannot be met'], aboutOf(incoming)),
      incoming,
      outgoing,
    )
  })
  server.on('connect', (incoming, socket) => {
    refuseSocket(socket as Socket, ['invalid-request', 'The method is not supported'], aboutOf(incoming))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else refuseSocket(socket as Socket, whyUnreadable(error))
  })

  let listening: Listening[] = [server]
  async function listen(port: number, host: string) {
    listening = await listenWidely(server, port, host)
  }

  function end(grace: Grace): Promise<void> {
    isEnding = true
    plain.stop()
    return endListening({ server, listening, connections, plain }, grace)
  }
  return { server, listen, end }
}

/**
 * Asks for the body, unless the response has begun already, which then closes the connection. By itself Node asks at once: while
 * an earlier response is still under way on the connection, that comes to lie behind the head of this one, in its body.
 */
function sayContinue(outgoing: ServerResponse) {
  if (outgoing.headersSent) return
  if (outgoing.socket) outgoing.writeContinue()
  else outgoing.once('socket', () => sayContinue(outgoing))
}

function aboutOf({ method, url, headers }: IncomingMessage) {
  return { method, path: url?.split('?')[0], requestId: headers['x-request-id']?.toString() }
}
