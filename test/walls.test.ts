import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const refused: [room: string, target: string][] = [
  ['web/admin', '#web/site/search-engines/meta.ts'],
  ['web/admin/designs', '../../site/meta.ts'],
  ['web/admin', '#server/app.ts'],
  ['web/site', '#web/admin/page/meta.ts'],
  ['web/site/home', '../../admin/page/meta.ts'],
  ['web/site', '#server/app.ts'],
  ['web/ui', '#web/api/request.ts'],
  ['web/ui', '#web/site/search-engines/meta.ts'],
  ['web/ui/lightbox', '../../admin/page/meta.ts'],
  ['web/api', '#web/ui/toast.ts'],
  ['web/api', '#server/app.ts'],
  ['web/addresses', '#web/api/request.ts'],
  ['web', '#server/app.ts'],
  ['server', '#web/api/request.ts'],
  ['contract', '#web/api/request.ts'],
]

const allowed: [room: string, target: string][] = [
  ['web/admin', '#web/ui/button.tsx'],
  ['web/admin/designs', '../page/meta.ts'],
  ['web/site', '#web/api/request.ts'],
  ['web/ui/lightbox', '../button.tsx'],
  ['server', '#contract/limits.ts'],
]

test('the linter refuses each import through a wall, and no other', () => {
  const imports = [...refused, ...allowed]
  const expected = imports.flatMap((_, index) => (index < refused.length ? [index] : []))
  expect(refusedAmong(imports)).toEqual(expected)
})

/** The indexes of the imports that the project's lint rules refuse, each in a file of its own. */
function refusedAmong(imports: [room: string, target: string][]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'walls-'))
  try {
    copyFileSync('biome.json', join(folder, 'biome.json'))
    const files = imports.map(([room], index) => join(folder, room, `file-${index}.ts`))
    for (const [index, file] of files.entries()) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `import '${imports[index]?.[1]}'\n`)
    }
    const biome = [
      join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome'),
      'lint',
      '--vcs-enabled=false',
    ]
    const only = ['--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=github']
    const { stdout } = spawnSync(process.execPath, [...biome, ...only], { cwd: folder, encoding: 'utf8' })
    return [...files.keys()].filter((index) => stdout.includes(`file-${index}.ts`))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
