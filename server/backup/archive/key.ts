const shortestPassphrase = 12

export function isAgeKey(key: string): boolean {
  return /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(key)
}

/** Whether a key is one that backups can be encrypted with: an age key, or a passphrase of some length. */
export function isBackupKey(key: string): boolean {
  return key.startsWith('AGE-SECRET-KEY-') ? isAgeKey(key) : key.length >= shortestPassphrase
}
