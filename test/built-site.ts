import { createApp } from '#server/app.ts'
import type { Dependencies } from '#server/http/context.ts'
import { createPages } from '#server/pages.ts'
import { builtPages } from './every-route.ts'

/** Where the built site stands, as it says itself. */
export const origin = 'http://site.example'

/** The whole site, its pages as they are built: it is asked under its origin. */
export async function builtSite(dependencies: Dependencies) {
  const build = await builtPages()
  return createApp(dependencies, (apiFetch, contentVersion) =>
    createPages({ build, apiFetch, contentVersion, publicUrl: origin }),
  )
}
