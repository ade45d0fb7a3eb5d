/** What an archive holds: everything; everything that was left; or the database alone. */
export type ArchiveKind = 'whole' | 'incomplete' | 'database'

export interface ArchiveName {
  name: string
  madeAt: Date
  kind: ArchiveKind
}

const pattern =
  /^plinth-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3})Z(?:\.(incomplete|database))?\.tar\.gz(?:\.age)?$/

/** The name of an archive made at that time, as folders and buckets sort it. */
export function archiveName(
  madeAt: Date,
  { kind, isEncrypted }: { kind: ArchiveKind; isEncrypted: boolean },
): string {
  const moment = madeAt.toISOString().replace(/[:.]/g, '-')
  return `plinth-${moment}${kind === 'whole' ? '' : `.${kind}`}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Undefined for what is no archive. */
export function readArchiveName(name: string): ArchiveName | undefined {
  const [, hour, minutes, seconds, milliseconds, kind] = pattern.exec(name) ?? []
  if (hour === undefined) return undefined
  const madeAt = new Date(`${hour}:${minutes}:${seconds}.${milliseconds}Z`)
  return { name, madeAt, kind: (kind as ArchiveKind | undefined) ?? 'whole' }
}
