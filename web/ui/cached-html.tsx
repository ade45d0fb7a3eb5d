import type { ReactNode } from 'react'

/** The texts around what is cached; with none before it, its HTML is known already. */
interface Marks {
  before: string
  after: string
}

/** Set by the server as it renders a page (`html-cache.ts`); in a browser nothing is cached. */
export const caching: {
  mark?: (of: unknown) => Marks
  markForeign?: (html: string) => string
  markSheet?: () => string
} = {}

/** The style sheet of a page's side. */
export const styleSheetId = 'styles'

/** The sheet that holds the styles of a served page's elements. */
export const styleRulesId = 'style-rules'

interface CachedHtmlProps {
  /** Everything that its HTML depends on, as JSON says it: of two that are alike in it, the second is not rendered. */
  of: unknown
  children: ReactNode
}

/** What stands on many pages alike: the server renders it once and then goes on with its HTML. None stands in another. */
export function CachedHtml({ of, children }: CachedHtmlProps) {
  const marks = caching.mark?.(of)
  return (
    <>
      {marks?.before ?? ''}
      {marks?.before === '' ? null : children}
      {marks?.after ?? ''}
    </>
  )
}

/** The same for a text that React writes as it is. */
export function cachedText(name: string, text: string): string {
  const marks = caching.mark?.(name)
  if (!marks) return text
  return marks.before === '' ? marks.after : marks.before + text + marks.after
}

/** HTML that React writes as it is, and that is not the product's own: no style in it becomes a rule. */
export function foreignHtml(html: string): string {
  return caching.markForeign?.(html) ?? html
}
