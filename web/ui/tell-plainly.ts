/**
 * Says something for a few seconds with nothing that has to be fetched: for when what shows messages has not arrived. It
 * stands below what is still said, over the dialog that is open.
 * It also stands in a sleeping page as text, so nothing from outside of it may be used.
 */
export function tellPlainly(message: string, milliseconds = 4000) {
  const words = document.createElement('p')
  words.setAttribute('role', 'status')
  words.className = 'plain-words'
  words.textContent = message
  const stack = document.querySelector('.plain-stack') ?? document.createElement('div')
  stack.className = 'plain-stack'
  stack.append(words)
  ;(document.querySelector('dialog:modal') ?? document.body).append(stack)
  setTimeout(() => words.remove(), milliseconds)
}
