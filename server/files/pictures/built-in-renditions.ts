import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileRow } from '../repository.ts'
import { type Rendition, renditionName } from './rendition.ts'

const folder = fileURLToPath(new URL('../../../samples/renditions/', import.meta.url))
const names = new Set(readdirSync(folder))

/** The path of a rendition that the product brings along, as of what a bare start shows first. */
export function builtInRendition(file: FileRow, rendition: Rendition): string | undefined {
  const name = renditionName(file, rendition)
  return names.has(name) ? join(folder, name) : undefined
}
