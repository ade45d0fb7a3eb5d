import { awaitFonts } from './await-fonts.ts'
import { starter } from './starter.ts'

/** The page as it is served: its code is neither fetched nor run before the starter says so. */
export function asleep(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link data-code=""')
    .replaceAll('<script type="module"', '<script type="text/asleep"')
    .replaceAll(
      '<script>window.__reactRouterContext',
      '<script type="text/asleep">window.__reactRouterContext',
    )
    .replace('</head>', () => `<script>(${awaitFonts})();(${starter})()</script></head>`)
}
