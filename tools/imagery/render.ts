import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Scene } from './scene.ts'

const script = fileURLToPath(new URL('blender/render.py', import.meta.url))

/** A scene rendered by Blender, as PNG. It yields to whatever else the machine does. */
export async function rendered(scene: Scene): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'imagery-'))
  try {
    const [described, picture] = [join(folder, 'scene.json'), join(folder, 'picture.png')]
    await writeFile(described, JSON.stringify(scene))
    const options = [
      '-b',
      '-noaudio',
      '-t',
      '2',
      '--python-exit-code',
      '1',
      '-P',
      script,
      '--',
      described,
      picture,
    ]
    await promisify(execFile)('nice', ['-n', '19', 'blender', ...options], { maxBuffer: 64 * 1024 * 1024 })
    return await readFile(picture)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
