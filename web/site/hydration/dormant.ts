import { failureWords } from '#contract/words/failure.ts'
import { enlarge } from '#web/ui/enlarge.ts'
import { openDialog } from '#web/ui/open-dialog.ts'
import { pressAsAimed } from '#web/ui/press-as-aimed.ts'
import { tellPlainly } from '#web/ui/tell-plainly.ts'
import { showNamedPicture } from '../design/show-named-picture.ts'
import { besideNow } from '../enquiry/beside.ts'
import { keepUnsent } from '../enquiry/keep-unsent.ts'
import { rememberSought } from '../enquiry/remember-sought.ts'
import { saveDraft } from '../enquiry/save-draft.ts'
import { stepAside } from '../footer/step-aside.ts'
import { sayPaymentId } from '../payment-success/say-payment-id.ts'
import { keepMarks } from '../shortlist/keep-marks.ts'
import { rememberUnits } from '../units/remember-units.ts'
import { tellVisits } from '../visits/tell-visits.ts'
import { awaitFonts } from './await-fonts.ts'
import { closeByBack } from './close-by-back.ts'
import { nextPage, speculationRules } from './next-page.ts'
import { openAtOnce } from './open-at-once.ts'
import { starter } from './starter.ts'

/** What runs within every page of the site. */
export const scripts = [
  `(${awaitFonts})()`,
  // Before all else that hears a press.
  `(${pressAsAimed})()`,
  `(${rememberUnits})()`,
  `(${rememberSought})()`,
  `(${keepMarks})(${tellPlainly})`,
  `(${saveDraft})()`,
  `(${keepUnsent})(${tellPlainly},${besideNow})`,
  `(${stepAside})()`,
  `(${nextPage})()`,
  `(${showNamedPicture})()`,
  `(${sayPaymentId})()`,
  `(${openAtOnce})(${openDialog},${enlarge})`,
  `(${tellVisits})()`,
  `(${closeByBack})()`,
  `(${starter})(${tellPlainly},${JSON.stringify(failureWords['site.offline'])})`,
]
  .join(';')
  .replaceAll(/\n\s*/g, '\n')

/**
 * The page as it is served: its code is neither fetched nor run before the starter says so. Only scripts with the
 * page's own nonce are touched: what somebody may have brought into the page is never among them.
 * @param early addresses of the code that may be fetched before the visitor's first act
 * @param sheet where the whole style sheet lies, of which the page has what it shows; it comes with the code
 */
export function dormant(html: string, nonce: string, early: ReadonlySet<string>, sheet?: string): string {
  const script = `<script nonce="${nonce}"`
  const body = html.indexOf('</head>')
  const code = html.indexOf(`${script}>window.__reactRouterContext`, body)
  const head = html
    .slice(0, body)
    .replaceAll(/<link rel="modulepreload" href="([^"]*)"/g, (_, href: string) =>
      early.has(href) ? `<link data-code="early" href="${href}"` : `<link data-code="" href="${href}"`,
    )
  const sleeping = html
    .slice(code)
    .replaceAll(`${script} type="module"`, `${script} type="text/dormant"`)
    .replaceAll(`${script}>`, `${script} type="text/dormant">`)
  const rules = `${script} type="speculationrules">${speculationRules}</script>`
  const whole = sheet ? `<link data-styles href="${sheet}">` : ''
  return `${head}${whole}${rules}${script}>${scripts}</script>${html.slice(body, code)}${sleeping}`
}
