import { tellPlainly } from '#web/ui/tell-plainly.ts'
import { saveDraft } from '../enquiry/save-draft.ts'
import { sayPaymentId } from '../payment-success/say-payment-id.ts'
import { awaitFonts } from './await-fonts.ts'
import { starter } from './starter.ts'

const scripts = `(${awaitFonts})();(${saveDraft})();(${sayPaymentId})();(${starter})(${tellPlainly})`

/**
 * The page as it is served: its code is neither fetched nor run before the starter says so. Only scripts with the
 * page's own nonce are touched: what somebody may have brought into the page is never among them.
 * @param early addresses of the code that may be fetched before the visitor's first act
 */
export function dormant(html: string, nonce: string, early: ReadonlySet<string>): string {
  const script = `<script nonce="${nonce}"`
  return html
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"/g, (_, href: string) =>
      early.has(href) ? `<link data-code="early" href="${href}"` : `<link data-code="" href="${href}"`,
    )
    .replaceAll(`${script} type="module"`, `${script} type="text/dormant"`)
    .replaceAll(
      `${script}>window.__reactRouterContext`,
      `${script} type="text/dormant">window.__reactRouterContext`,
    )
    .replace('</head>', () => `${script}>${scripts}</script></head>`)
}
