/** Whether an `If-None-Match` names a tag, weak or not, alone or among others: proxies that compress make tags weak. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.split(',').some((given) => given.trim().replace(/^W\//, '') === tag)
}
