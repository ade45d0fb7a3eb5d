type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export interface HeldTyping {
  /** Ends it. @returns what was typed meanwhile */
  release: () => string
  /** Whether Escape, or a press elsewhere, has said that what it waits for is not wanted any more. */
  isCalledOff: () => boolean
}

/** From now on what is typed goes to nothing on the page: it is for a field that is on its way. */
export function holdTyping(page: Document = document): HeldTyping {
  const listening = new AbortController()
  let text = ''
  let isCalledOff = false

  function hear(event: KeyboardEvent) {
    const next = typedOn(text, event)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (next === null) callOff()
    else text = next
  }

  function callOff() {
    isCalledOff = true
    listening.abort()
  }

  const options = { capture: true, signal: listening.signal }
  page.addEventListener('keydown', hear, options)
  page.addEventListener('pointerdown', callOff, options)
  return {
    release() {
      listening.abort()
      return text
    },
    isCalledOff: () => isCalledOff,
  }
}

/** The text after a key: null where that calls it off, nothing where the key types nothing. Enter is kept from what is below. */
export function typedOn(text: string, { key, ctrlKey, metaKey, altKey }: Pressed): string | null | undefined {
  if (ctrlKey || metaKey || altKey) return
  if (key === 'Escape') return null
  if (key === 'Backspace') return [...text].slice(0, -1).join('')
  if (key === 'Enter') return text
  const isNamed = /^[A-Z][A-Za-z0-9]+$/.test(key)
  return isNamed ? undefined : text + key
}
