const entry = 'recent'
/** Those that are shown, the one that is looked at, and some of which visitors may see nothing any more. */
const most = 8
const idPattern = /^[\w-]{1,40}$/

/** The ids of the designs that were looked at in this browser, the last one first. */
export function viewedHere(): string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(entry) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' && idPattern.test(id)) : []
  } catch {
    return []
  }
}

/** Where the browser keeps nothing, nothing is noted. */
export function noteViewed(id: string): void {
  store([id, ...viewedHere().filter((other) => other !== id)].slice(0, most))
}

export function forgetViewed(): void {
  store([])
}

function store(ids: string[]): void {
  try {
    localStorage.setItem(entry, JSON.stringify(ids))
  } catch {
    // What was noted before stays.
  }
}
