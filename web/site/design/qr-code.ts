import { designPath } from '#contract/design-path.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import { getDesign } from '#web/api/designs.ts'
import { getSample } from '#web/api/samples.ts'
import { loadOnServer } from '#web/api/server.ts'
import { qrResponse } from '../qr-code.ts'
import { askedOrigin } from '../search-engines/origin.ts'
import type { Route } from './+types/qr-code.ts'

/** The design's address as a picture. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const design = await loadOnServer(context, (api) =>
    isSampleCode(params.id) ? getSample(api, params.id) : getDesign(api, params.id),
  )
  return qrResponse(askedOrigin(context, url) + designPath(design))
}
