const entry = 'enquiry'

type Draft = Record<string, string | undefined>

/** What was typed and not sent yet, by field. `save-draft.ts` saves it, from before this code has come. */
export function readDraft(): Draft {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? '{}', textsAlone) ?? {}
  } catch {
    return {}
  }
}

/** Of an entry that was written otherwise all else is left out. */
function textsAlone(field: string, value: unknown) {
  return field === '' || typeof value === 'string' ? value : undefined
}

/** Puts what could not be sent after all to what has been typed since. */
export function addToDraft(values: object) {
  try {
    localStorage.setItem(entry, JSON.stringify(withRefused(readDraft(), values as Draft)))
  } catch {
    // A browser that keeps nothing kept no enquiry waiting either.
  }
}

/** Takes away what was typed once it is sent; another enquiry, which another page is writing, stays. */
export function forgetSent(values: object) {
  try {
    if (isSaid(readDraft(), values as Draft)) localStorage.removeItem(entry)
  } catch {
    // Nothing was kept.
  }
}

/** What is typed stays; of a requirement nothing is lost. */
export function withRefused(typed: Draft, refused: Draft): Draft {
  const stays = Object.entries(typed).filter(([, text]) => text)
  const { requirement: one = '' } = refused
  const { requirement: other = '' } = typed
  const requirement = one.includes(other) ? one : other.includes(one) ? other : `${one}\n\n${other}`
  return { ...refused, ...Object.fromEntries(stays), requirement }
}

/** Whether an enquiry says what was typed. The page may have begun it, and some browsers send other line ends than they show. */
export function isSaid({ requirement: typed = '' }: Draft, { requirement: sent = '' }: Draft): boolean {
  return sent.replaceAll('\r', '').endsWith(typed)
}
