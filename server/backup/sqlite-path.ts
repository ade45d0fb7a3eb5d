/** The file that the address of an SQLite database names; undefined for PostgreSQL. */
export function sqlitePath(url: string): string | undefined {
  if (url === 'sqlite::memory:') throw new Error('A database in memory can’t be backed up or restored')
  return url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined
}
