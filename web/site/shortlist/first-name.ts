const entry = 'first-name'

/** The first name that this browser remembers; nobody else is told before something is said with it. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(entry) ?? ''
  } catch {
    return ''
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(entry, name)
  } catch {
    // Nothing can be saved here: it is typed again next time.
  }
}
