import { withLoneMarks } from '#contract/rich-text.ts'

const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const sheet = /<style\b[\s\S]*?<\/style>/gi
const active = /(?<=[\s"'/])(style|on[a-z]+)(?=\s*=)/gi

/**
 * HTML in a document of its own, in which nothing runs or is fetched. What the page's policy forbids, styles and event handlers,
 * stands there as data (`data-style`); style sheets are left out.
 */
export function parseHtml(html: string): HTMLElement {
  const inert = withLoneMarks(html)
    .replace(sheet, '')
    .replace(tag, (begin) => begin.replace(active, 'data-$1'))
  return new DOMParser().parseFromString(inert, 'text/html').body
}
