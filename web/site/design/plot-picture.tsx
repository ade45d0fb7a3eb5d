import { renderToStaticMarkup } from 'react-dom/server'
import { isSampleCode } from '#contract/sample-code.ts'
import { wordsFor } from '#contract/words/fill.ts'
import { getDesign } from '#web/api/designs.ts'
import type { Api } from '#web/api/request.ts'
import { getSample } from '#web/api/samples.ts'
import { getSettings } from '#web/api/settings.ts'
import { WordsContext } from '#web/ui/words.ts'
import { pictureOnServer } from '../picture.ts'
import { PlotDrawing } from '../plot/plot-drawing.tsx'
import type { Route } from './+types/plot-picture.ts'
import { readPlot } from './plot-asked.ts'

export const handle = { cached: true }

/** The design on a plot, as a picture. 400 for what is no plot, 404 where there is nothing to be drawn. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return pictureOnServer(context, (api) => draw(api, params.id, url))
}

async function draw(api: Api, id: string, url: URL): Promise<Response> {
  const [design, settings] = await Promise.all([
    isSampleCode(id) ? getSample(api, id) : getDesign(api, id),
    getSettings(api),
  ])
  const { layOn } = await import('../plot/lay-on.ts')
  const shown = layOn(design, readPlot(url.searchParams) ?? '', settings)
  if (shown.kind === 'unread') return new Response('Name a plot like 30x40ft-e', { status: 400 })
  if (shown.kind === 'unmeasured') return new Response('This design says no width and depth', { status: 404 })
  const drawing = (
    <WordsContext value={wordsFor(settings.words, 'find', 'site')}>
      <PlotDrawing {...shown} name={design.code} isAlone />
    </WordsContext>
  )
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${renderToStaticMarkup(drawing)}`, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' },
  })
}
