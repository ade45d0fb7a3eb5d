import { identityDefaults } from '#contract/firm-identity.ts'
import type { Api } from '#web/api/request.ts'
import { getSettings } from '#web/api/settings.ts'

/** What the firm is called; as the product is, where nobody can tell. */
export async function firmName(api: Api): Promise<string> {
  const { identity } = await getSettings(api).catch(() => ({ identity: identityDefaults }))
  return identity.name
}
