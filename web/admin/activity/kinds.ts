import { type ActivityKind, activityKinds, activityTakes } from '#contract/activity.ts'
import { may, type Role } from '#contract/roles.ts'

/** Whose changes a role may read. */
export function kindsFor(role: Role | null): ActivityKind[] {
  return activityKinds.filter((kind) => may(role, activityTakes[kind]))
}

/** What is asked for where this is chosen; who may read of one kind alone, asks for that. */
export function askedKind(role: Role | null, chosen: string | null): ActivityKind | undefined {
  const [only, ...others] = kindsFor(role)
  return others.length === 0 ? only : activityKinds.find((kind) => kind === chosen)
}
