import { type ActivityKind, type ActivityQuery, activityKinds, activityTakes } from '#contract/activity.ts'
import { may } from '#contract/roles.ts'
import type { SignedInAccount } from '../http/context.ts'
import { requirePermission } from '../http/guard.ts'

/**
 * The kinds whose changes are answered. Without a kind that is asked for, all that the account may read.
 * @throws AppError 403 of a kind that it may not read, and of the record as a whole without what the site shows
 */
export function readableKinds(account: SignedInAccount, { kind }: ActivityQuery): ActivityKind[] {
  requirePermission(account, kind ? activityTakes[kind] : 'content')
  return kind ? [kind] : activityKinds.filter((each) => may(account.role, activityTakes[each]))
}
