import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const directory = 'build.next/client'
const worthwhile = new Set(['.js', '.css', '.svg', '.json', '.txt'])

/** Lays a brotli and a gzip sibling beside every text file of the browser's build. */
async function compressAssets(): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && worthwhile.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli)
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped)
}

await compressAssets()
