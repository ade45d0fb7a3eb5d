const entry = 'enquiry'

type Draft = Record<string, string | undefined>

/** What was typed and not sent yet, by field. `save-draft.ts` saves it, from before this code has come. */
export function readDraft(): Draft {
  try {
    return JSON.parse(localStorage.getItem(entry) ?? '{}')
  } catch {
    return {}
  }
}

/** Puts what could not be sent after all to what has been typed since. */
export function addToDraft(values: object) {
  localStorage.setItem(entry, JSON.stringify(withRefused(readDraft(), values as Draft)))
}

/** Takes away what an enquiry has said, and leaves what is being typed of another. */
export function forgetSent(values: object) {
  const left = leftOf(readDraft(), values as Draft)
  if (Object.keys(left).length > 0) localStorage.setItem(entry, JSON.stringify(left))
  else localStorage.removeItem(entry)
}

/** What is typed stays; of a requirement nothing is lost. */
export function withRefused(typed: Draft, refused: Draft): Draft {
  const stays = Object.entries(typed).filter(([, text]) => text)
  const { requirement: one = '' } = refused
  const { requirement: other = '' } = typed
  const requirement = one.includes(other) ? one : other.includes(one) ? other : `${one}\n\n${other}`
  return { ...refused, ...Object.fromEntries(stays), requirement }
}

/** Of what was typed, what an enquiry did not say. Another page's enquiry keeps its sender, too, who is needed there. */
export function leftOf(typed: Draft, sent: Draft): Draft {
  // The page may have begun the requirement, of which only the rest was typed.
  const left = Object.entries(typed).filter(
    ([name, text = '']) => !inLines(sent[name]).endsWith(inLines(text)),
  )
  return left.some(([name]) => name === 'requirement') ? typed : Object.fromEntries(left)
}

/** As a text field has it, whichever line ends a browser sends. */
function inLines(text = ''): string {
  return text.replaceAll('\r\n', '\n')
}
