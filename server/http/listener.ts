import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server as Listening, Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { createRequestCounts, type RequestCounts } from '../metrics/requests.ts'
import { type Admission, createAdmission } from './admission.ts'
import { keepAliveTimeout, sendWhole } from './cache/head.ts'
import type { Remake } from './cache/remaking.ts'
import type { ShortWay } from './cache/short-way.ts'
import { type Exchange, endListening, type Grace } from './ending.ts'
import { listenWidely } from './listen.ts'
import { overloaded, pauseBeforeRefusal } from './overloaded.ts'
import { createPlainConnections } from './plain-connections.ts'
import { asBytes, type Reason, type Refusal, refusalOf, whyUnreadable } from './refusal.ts'
import { aboutOf, refusalBefore, refusalOfExpectation, refusalOn } from './refused-before.ts'
import { kindOf } from './request-kind.ts'
import { noRoute } from './request-route.ts'
import { sayContinue } from './say-continue.ts'
import { leaveBody } from './unread-body.ts'

type Fetch = Parameters<typeof getRequestListener>[0]

/** Milliseconds that a request's headers, and all of it, may take. */
const patience = { headersTimeout: 20_000, requestTimeout: 300_000, keepAliveTimeout }

/** Milliseconds after which a connection is ended whose request could not be read. */
const refusedPatience = 1000

interface Options {
  /** Answers what it can before the application is asked. */
  shortWay?: ShortWay
  /** Makes anew what it could have answered before. */
  remake?: Remake
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
    remake = () => undefined,
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
    remake,
    arrived,
    // A little longer than the response says, as Node does: what is sent in the last moment is still answered.
    patience: { first: patience.headersTimeout, next: keepAliveTimeout + server.keepAliveTimeoutBuffer },
    takeOver,
    silent: (socket) => refuseSocket(socket, whyUnreadable({ code: 'ERR_HTTP_REQUEST_TIMEOUT' })),
  })
  let isEnding = false

  function takeOver(socket: Socket) {
    connections.set(socket, undefined)
    socket.once('close', () => connections.delete(socket))
    readByNode?.call(server, socket)
  }

  const isPlain = (incoming: IncomingMessage, outgoing: ServerResponse) =>
    !isEnding && incoming.httpVersionMinor === 1 && outgoing.shouldKeepAlive

  function isAnswered(incoming: IncomingMessage, outgoing: ServerResponse, since?: number): boolean {
    return (
      isPlain(incoming, outgoing) &&
      shortWay(incoming, (head, body) => sendWhole(outgoing, head, body), since)
    )
  }

  function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    arrived()
    if (isAnswered(incoming, outgoing)) {
      if (incoming.socket.writableLength > 0) begin({ incoming, outgoing })
      return
    }
    begin({ incoming, outgoing })
    const refusal = refusalBefore(log, incoming)
    if (refusal) return send(refusal, incoming, outgoing)
    const made = isPlain(incoming, outgoing) ? remake(incoming) : undefined
    if (made) void answerOnce(made, incoming, outgoing)
    else letIn(incoming, outgoing)
  }

  async function answerOnce(made: Promise<void>, incoming: IncomingMessage, outgoing: ServerResponse) {
    const since = performance.now()
    await made
    if (!incoming.socket.destroyed && !isAnswered(incoming, outgoing, since)) letIn(incoming, outgoing)
  }

  function letIn(incoming: IncomingMessage, outgoing: ServerResponse) {
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
          const { status, headers, text } = refusalOn(log, error, incoming)
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
    send(refusalOfExpectation(log, incoming), incoming, outgoing)
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
