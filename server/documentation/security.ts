import type { RouteConfig } from '@hono/zod-openapi'
import { rolesThatMay } from '#contract/roles.ts'
import type { Access } from '../http/guard.ts'
import type { Json } from './json.ts'

type Security = NonNullable<RouteConfig['security']>

/**
 * What a guarded route asks for: any one of the roles that may make the call, as OpenAPI 3.1 names them beside a security
 * scheme; none where any account may.
 */
export function securityOf(access: Access, schemes: string[] = ['bearer']): Security {
  const allowed =
    access === 'own-account' || access === 'own-sign-in' ? [[]] : rolesThatMay(access).map((role) => [role])
  return schemes.flatMap((scheme) => allowed.map((role) => ({ [scheme]: role })))
}

/** The roles of which a documented call takes one; empty where any account may make it, undefined where anybody may. */
export function rolesAskedFor({ security = [] }: Json): string[] | undefined {
  if (security.length === 0) return undefined
  return [...new Set<string>(security.flatMap((scheme: Json) => Object.values(scheme).flat()))]
}

/** Who may make a documented call, in words. */
export function callersOf(operation: Json): string {
  const asked = rolesAskedFor(operation)
  if (!asked) return 'public'
  return asked.length === 0 ? 'any account' : asked.join(', ')
}
