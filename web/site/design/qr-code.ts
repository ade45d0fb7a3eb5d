import { designPath } from '#contract/design-path.ts'
import { plotName, readPlotName } from '#contract/fit/plot-name.ts'
import { isSampleCode } from '#contract/sample-code.ts'
import { getDesign } from '#web/api/designs.ts'
import { getSample } from '#web/api/samples.ts'
import { pictureOnServer } from '../picture.ts'
import { qrResponse } from '../qr-code.ts'
import { askedOrigin } from '../search-engines/origin.ts'
import type { Route } from './+types/qr-code.ts'
import { plotSearch, readPlot } from './plot-asked.ts'

/** The design's address as a picture, with the plot that is asked for. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return pictureOnServer(context, async (api) => {
    const design = await (isSampleCode(params.id) ? getSample(api, params.id) : getDesign(api, params.id))
    const plot = readPlotName(readPlot(url.searchParams) ?? '')
    return qrResponse(
      askedOrigin(context, url) + designPath(design) + (plot ? plotSearch(plotName(plot)) : ''),
    )
  })
}
