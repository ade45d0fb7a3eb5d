/**
 * Runs within the page: a picture that the address names is shown after a reload too, where the browser goes back to where the
 * page was scrolled to and leaves the strip at its beginning. It stands in the page as text, so nothing from outside of it
 * may be used.
 */
export function showNamedPicture() {
  document.addEventListener('DOMContentLoaded', () => {
    const slide = document.getElementById(location.hash.slice(1))
    if (!slide?.id.startsWith('picture-')) return
    const strip = slide.parentElement
    strip?.scrollTo({ left: slide.offsetLeft - strip.offsetLeft, behavior: 'instant' })
  })
}
