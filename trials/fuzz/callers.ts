import type { Sender } from '../raw-sender.ts'
import type { Json } from './operations.ts'
import type { Actor } from './steps.ts'
import { password } from './valid.ts'

type Ask = (
  method: string,
  path: string,
  body?: unknown,
  token?: string,
) => Promise<{ status: number; body: Json }>
type Signed = 'owner' | 'editor' | 'enquiries' | 'plain'

export const plainEmail = 'plain@example.com'
const broken = [
  '',
  'Bearer',
  'Bearer ',
  `Bearer ${'x'.repeat(43)}`,
  'Basic YTpi',
  `Bearer ${'x'.repeat(6000)}`,
  'Bearer a b',
  'Bearer %00',
  'bearer null',
]

/** Sends JSON from another address each time, so that no limit of an address is reached, and reads what comes. */
export function asking(sender: Sender): Ask {
  let asked = 0
  return async (method, path, body, token) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    asked++
    const address = `10.${100 + ((asked >> 16) & 63)}.${(asked >> 8) & 255}.${asked & 255}`
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `X-Forwarded-For: ${address}`,
      ...(token ? [`Authorization: Bearer ${token}`] : []),
      ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
    ]
    const came = await sender.send({ bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`) })
    if (typeof came === 'string') throw new Error(`${method} ${path}: ${came}`)
    return { status: came.status, body: came.body.length > 0 ? JSON.parse(came.body.toString()) : undefined }
  }
}

/**
 * The accounts of a run. Its requests may end their sessions, take their roles and change their passwords; the keeper's
 * account, which no request names, makes others then, and those of before are anybody's to delete.
 */
export function createCallers(ask: Ask, keeper: { token: string; id: string }) {
  const ids = new Map<Signed, string>()
  const tokens = new Map<Signed, string>()
  let made = 0

  /** A new session of a role. */
  async function renew(role: Signed): Promise<void> {
    if (role === 'plain') {
      const { body } = await ask('POST', '/api/auth/login', { email: plainEmail, password })
      return void tokens.set(role, body.token)
    }
    await ask('PUT', '/api/auth/rules', { secondFactorDemanded: false }, keeper.token)
    const email = `${role}-${++made}@actors.example.com`
    const account = await ask('POST', '/api/auth/admins', { email, name: role, password, role }, keeper.token)
    if (account.status !== 201) throw new Error(`No account for ${role}: ${JSON.stringify(account.body)}`)
    ids.set(role, account.body._id)
    const { status, body } = await ask('POST', '/api/auth/login', { email, password })
    if (status !== 200) throw new Error(`No session for ${role}: ${JSON.stringify(body)}`)
    tokens.set(role, body.token)
  }

  return {
    keeper,
    ask,
    isOwn: (id: string) => id === keeper.id || [...ids.values()].includes(id),
    renew,
    /** The value of `Authorization`. */
    authorizationOf(actor: Actor, pick: number, learnt: string): string | undefined {
      if (actor === 'guest') return undefined
      if (actor === 'broken') return broken[pick % broken.length]
      if (actor === 'learnt') return `Bearer ${learnt}`
      return `Bearer ${tokens.get(actor)}`
    },
  }
}

export type Callers = ReturnType<typeof createCallers>
