import { internationalDigits } from '#contract/phone.ts'

/** Opens a chat, with a text that waits to be sent. */
export function chatWith(phone: string, text?: string): string {
  const address = `https://wa.me/${internationalDigits(phone)}`
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`
}

/** Opens a mail, with a subject and a text that wait to be sent. Mail programs show a plus as it is, so none stands for a blank. */
export function mailTo(email: string, subject: string, text: string): string {
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  const body = text.replace(/\r?\n/g, '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
