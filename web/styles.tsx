import css from './app.css?inline'

const id = 'styles'

/** The style sheet, within the page: nothing has to be fetched before the page can be drawn. */
export function Styles() {
  const text = import.meta.env.SSR ? css : document.getElementById(id)?.textContent
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
    <style id={id} dangerouslySetInnerHTML={{ __html: text ?? '' }} />
  )
}
