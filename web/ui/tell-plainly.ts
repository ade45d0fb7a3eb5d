/**
 * Says something for a few seconds with nothing that has to be fetched: for when what shows messages has not arrived. What
 * is still said stays above it.
 * It also stands in a sleeping page as text, so nothing from outside of it may be used.
 */
export function tellPlainly(message: string) {
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.className = 'plain-words'
  words.textContent = message
  const before = [...document.querySelectorAll('.plain-words')].pop()?.getBoundingClientRect().bottom
  if (before) words.style.top = `${before + 14}px`
  ;(document.querySelector('dialog:modal') ?? document.body).append(words)
  setTimeout(() => words.remove(), 4000)
}
