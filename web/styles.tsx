import { type UIMatch, useMatches } from 'react-router'
import admin from './admin.css?inline'
import site from './site.css?inline'
import { cachedText, caching, styleSheetId as id } from './ui/cached-html.tsx'

/**
 * The style sheet of this side, within the page: nothing has to be fetched before the page can be drawn. The
 * back-office's has the site's rules too; from the site one comes there by a new document. The firm's accent comes last.
 */
export function Styles({ accentRules }: { accentRules: string }) {
  const matches = useMatches()
  const text = import.meta.env.SSR ? sheetOf(matches) + accentRules : document.getElementById(id)?.textContent
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style id={id} dangerouslySetInnerHTML={{ __html: text ?? '' }} />
  )
}

function sheetOf(matches: UIMatch[]): string {
  const isBackOffice = matches.some((match) => match.id.startsWith('admin/'))
  return isBackOffice ? cachedText('admin.css', admin) : (caching.markSheet?.() ?? site)
}
