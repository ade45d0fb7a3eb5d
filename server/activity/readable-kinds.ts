import { type ActivityKind, type ActivityQuery, activityKinds } from '#contract/activity.ts'
import { may, type Permission } from '#contract/roles.ts'
import type { SignedInAccount } from '../http/context.ts'
import { requirePermission } from '../http/guard.ts'

/** What reading the changes of each kind takes, and its versions. */
export const takes: Record<ActivityKind, Permission> = {
  design: 'content',
  category: 'content',
  service: 'content',
  pricing: 'content',
  testimonial: 'content',
  banner: 'content',
  enquiry: 'enquiries',
  settings: 'content',
  media: 'content',
  account: 'accounts',
}

/**
 * The kinds whose changes are answered. Without a kind that is asked for, all that the account may read.
 * @throws AppError 403 of a kind that it may not read, and of the record as a whole without what the site shows
 */
export function readableKinds(account: SignedInAccount, { kind }: ActivityQuery): ActivityKind[] {
  requirePermission(account, kind ? takes[kind] : 'content')
  return kind ? [kind] : activityKinds.filter((each) => may(account.role, takes[each]))
}
