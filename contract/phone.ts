/**
 * What tells one number from another, however it was typed: its digits without India's +91 or a leading 0. A foreign
 * number keeps its country's code.
 */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const withoutZeros = digits.replace(/^0+/, '')
  const isInternational = /^\D*\+/.test(phone) || digits.startsWith('00')
  const isIndian = withoutZeros.startsWith('91') && (isInternational || withoutZeros.length === 12)
  return isIndian ? withoutZeros.slice(2).replace(/^0+/, '') : withoutZeros
}

/**
 * The number as E.164 has it, without the plus; ten digits without a country's code are taken for an Indian number. A nought
 * in brackets is what the country itself dials first.
 */
export function internationalDigits(phone: string): string {
  const isInternational = /^\D*(\+|00)/.test(phone)
  const called = isInternational ? phone.replace(/\( *0 *\)/, '') : phone
  const withoutZeros = called.replace(/\D/g, '').replace(/^0+/, '')
  const national = phoneDigits(called)
  const isForeign = isInternational && national === withoutZeros
  return national.length === 10 && !isForeign ? `91${national}` : withoutZeros
}
