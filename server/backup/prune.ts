import { archivesIn, manifestIn } from './archives.ts'
import { objectsFolder, objectsOf } from './objects.ts'
import type { Place } from './places/place.ts'
import { contentsOf } from './prove.ts'
import { type Keep, keptArchives } from './retention.ts'

/**
 * Removes archives that are too old, then files that no archive names any more. While one archive can't be read, nobody
 * knows what it names, and no file goes.
 */
export async function prune(
  place: Place,
  keep: Keep,
  { directory, key, now = new Date() }: { directory: string; key: string | undefined; now?: Date },
): Promise<void> {
  const archives = await archivesIn(place)
  const kept = keptArchives(archives, keep, now)
  const old = archives.filter((archive) => !kept.includes(archive))
  if (old.length === 0) return
  const named = new Set<string>()
  for (const { name } of kept) {
    const manifest = await manifestIn(place, name, { directory, key })
    if (!manifest) {
      await removeArchives(place, old)
      return
    }
    const { nameOf } = await objectsOf(place, manifest.filesKey, directory)
    for (const { hash } of contentsOf({ ...manifest, hasFiles: true })) named.add(nameOf(hash))
  }
  await removeArchives(place, old)
  for await (const name of place.names(objectsFolder)) if (!named.has(name)) await place.remove(name)
}

async function removeArchives(place: Place, archives: { name: string }[]): Promise<void> {
  for (const { name } of archives) await place.remove(name)
}
