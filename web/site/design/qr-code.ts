import { designPath } from '#contract/design-path.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import { getDesign } from '#web/api/designs.ts'
import { getSample } from '#web/api/samples.ts'
import { pictureOnServer } from '../picture.ts'
import { qrResponse } from '../qr-code.ts'
import { askedOrigin } from '../search-engines/origin.ts'
import type { Route } from './+types/qr-code.ts'

/** The design's address as a picture. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return pictureOnServer(context, async (api) => {
    const design = await (isSampleCode(params.id) ? getSample(api, params.id) : getDesign(api, params.id))
    return qrResponse(askedOrigin(context, url) + designPath(design))
  })
}
