import { extname } from 'node:path'
import type { FileRow } from '../files/repository.ts'

const longest = 120
/** Names that Windows keeps for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i
const endings: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/svg+xml': ['.svg'],
  'image/heic': ['.heic', '.heif'],
  'video/quicktime': ['.mov'],
}

type Named = Pick<FileRow, 'name' | 'type'>

/** What files are called in an archive, in their order: every system can unpack them, none takes another's place, each ends as what it is. */
export function archiveNames(files: Named[]): string[] {
  const taken = new Set<string>()
  return files.map((file) => {
    const { stem, ending } = partsOf(file)
    let name = stem + ending
    for (let number = 2; taken.has(keyOf(name)); number++) name = `${stem} (${number})${ending}`
    taken.add(keyOf(name))
    return name
  })
}

function partsOf({ name, type }: Named): { stem: string; ending: string } {
  const own = extname(name)
  const known = endings[type] ?? [`.${type.split('/')[1]}`]
  const isOwn = known.includes(own.toLowerCase())
  const plain = (isOwn ? name.slice(0, -own.length) : name)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\\/:*?"<>|]/gu, '_')
    .slice(0, longest)
    .toWellFormed()
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const stem = plain === '' || devices.test(plain.split('.')[0] ?? '') ? `file ${plain}`.trim() : plain
  return { stem, ending: isOwn ? own : (known[0] ?? '') }
}

/** Two names that differ in the case of letters alone are one on many disks. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
