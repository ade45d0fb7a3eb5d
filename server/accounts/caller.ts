import type { Context } from 'hono'
import type { Env } from '../env.ts'
import { clientAddress } from '../http/client-address.ts'
import { publicOrigin } from '../http/public-origin.ts'
import { deviceOf } from './device.ts'

/** From where somebody signs in, and under which address of the product. */
export interface Caller {
  address: string
  device: string
  origin: string
}

export function callerOf(c: Context, env: Env): Caller {
  return {
    address: clientAddress(c, env.TRUST_PROXY),
    device: deviceOf(c.req.header('user-agent')),
    origin: publicOrigin(c, env),
  }
}
