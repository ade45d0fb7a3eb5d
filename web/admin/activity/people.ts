import type { Admin } from '#contract/account.ts'
import { type Activity, authorsWithoutAccount } from '#contract/activity.ts'

interface Person {
  id: string
  name: string
}

/** Whom the record can be narrowed to: the administrators, the website, and who else is on the page. */
export function peopleOf(admins: Admin[], rows: Activity[]): Person[] {
  const people = new Map<string, string>()
  for (const { _id, name } of admins) people.set(_id, name)
  people.set(authorsWithoutAccount.website.id, authorsWithoutAccount.website.name)
  for (const { account } of rows) if (!people.has(account._id)) people.set(account._id, account.name)
  return [...people].map(([id, name]) => ({ id, name }))
}
