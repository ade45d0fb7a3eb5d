/** What stops a start because a setting names what cannot be used: one line that begins with the setting's name. */
export function unusable(setting: string, error: unknown): Error {
  return new Error(`${setting} cannot be used: ${whyOf(error)}`, { cause: error })
}

/** As `unusable`, of the host and the port that the product listens on; `kind` is what both names begin with. */
export function notListening(kind: '' | 'METRICS_', error: NodeJS.ErrnoException): Error {
  const isOfHost = error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL'
  return new Error(`${kind}${isOfHost ? 'HOST' : 'PORT'} cannot be listened on: ${whyOf(error)}`, {
    cause: error,
  })
}

/** What failed, in one line: a host with several addresses, none of which answers, leaves no words but a code. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code, name } = error as NodeJS.ErrnoException
  return (message || code || name).replaceAll(/\s*\n\s*/g, ' ')
}
