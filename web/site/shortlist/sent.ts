import { useSyncExternalStore } from 'react'

/** A shortlist that was sent from this browser: it alone knows what closes it. */
export interface Sent {
  key: string
  editKey: string
  name: string
  at: string
}

const entry = 'sent-shortlists'
const most = 20
const none: Sent[] = []
let known: { text: string | null; sent: Sent[] } = { text: null, sent: none }

/** What was sent from this browser, the latest first; nothing on the server. */
export function useSent(): Sent[] {
  return useSyncExternalStore(subscribe, readSent, () => none)
}

export function rememberSent(one: Sent): void {
  save([one, ...readSent()].slice(0, most))
}

/** Of what is gone or closed there is nothing left to do from here. */
export function forgetSent(key: string): void {
  const before = readSent()
  if (before.some((one) => one.key === key)) save(before.filter((one) => one.key !== key))
}

function save(sent: Sent[]): void {
  try {
    localStorage.setItem(entry, JSON.stringify(sent))
  } catch {
    // Nothing can be saved here: the list lives on, and nobody closes it.
  }
  window.dispatchEvent(new Event('sent'))
}

function readSent(): Sent[] {
  const text = stored()
  if (text !== known.text) known = { text, sent: sentIn(text) }
  return known.sent
}

function stored(): string | null {
  try {
    return localStorage.getItem(entry)
  } catch {
    return null
  }
}

function sentIn(text: string | null): Sent[] {
  try {
    const sent: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(sent) ? sent.filter(isSent) : none
  } catch {
    return none
  }
}

function isSent(one: Sent | null): boolean {
  return typeof one?.key === 'string' && typeof one.name === 'string' && !Number.isNaN(Date.parse(one.at))
}

function subscribe(onChange: () => void) {
  window.addEventListener('sent', onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener('sent', onChange)
    window.removeEventListener('storage', onChange)
  }
}
