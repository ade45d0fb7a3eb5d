const pattern = /^s-[a-z]{3}-\d{2}$/i

/** True for what only a built-in sample is named by: no code and no id of the firm's own designs has this form. */
export function isSampleCode(idOrCode: string): boolean {
  return pattern.test(idOrCode)
}
