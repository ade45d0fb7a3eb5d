/**
 * Runs within the page's head: holds back the first paint until the letters are there, but not for long, so that
 * nothing moves as they come. It stands in the page as text, so nothing from outside of it may be used.
 */
export function awaitFonts() {
  // Whoever comes from another page has them.
  if (document.referrer.startsWith(`${location.origin}/`)) return
  const { style } = document.documentElement
  const mostMilliseconds = 500
  const show = () => style.removeProperty('visibility')
  style.visibility = 'hidden'
  setTimeout(show, mostMilliseconds)
  const families = ['"Anek Latin"', '"Martian Mono"']
  Promise.all(families.map((family) => document.fonts.load(`1em ${family}`))).then(show, show)
}
