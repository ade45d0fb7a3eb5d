import type { Context } from 'hono'
import { may } from '#contract/roles.ts'
import { findSession } from '../accounts/repository.ts'
import { hashOf } from '../accounts/tokens.ts'
import type { Db } from '../database/schema.ts'
import type { AppContext } from '../http/context.ts'
import { tokenOf } from '../http/recognised.ts'

/**
 * Whether who calls may see what visitors do not: the token is an administrator's who keeps what the site shows. In a public
 * call a token that is unknown or has ended counts for nothing.
 */
export async function seesAll(c: Context<AppContext>, db: Db): Promise<boolean> {
  const token = tokenOf(c.req)
  const session = token && (await findSession(db, hashOf(token)))
  return session ? !session.mustSetUp && may(session.role, 'content') : false
}
