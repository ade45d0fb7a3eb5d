/**
 * What a form sends. A new document leaves out what was left empty; an edit clears it by null, and carries the version
 * that was typed over.
 */
export function bodyOver<Values extends object>(
  values: Values,
  base: { updatedAt: string } | undefined,
): Values & { updatedAt?: string } {
  if (base) return { ...values, updatedAt: base.updatedAt }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Values
}
