import { internationalDigits } from '#contract/phone.ts'

/** Opens a call. What begins with a country's code is called from anywhere, anything else as it is dialled there. */
export function telephoneLink(phone: string): string {
  const dialled = phone.replace(/[^\d+]/g, '')
  const digits = internationalDigits(phone)
  return /^(\+|00)|\d{12}/.test(dialled) && digits ? `tel:+${digits}` : `tel:${dialled}`
}

/** Opens a chat with the firm, begun with a greeting; a number without a country code is taken for an Indian one. */
export function chatLink(phone: string, greeting: string): string {
  return `https://wa.me/${internationalDigits(phone)}?text=${encodeURIComponent(greeting)}`
}

/** Opens a map with the way to the firm. */
export function directionsLink(address: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address.replace(/\s+/g, ' '))}`
}
