import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { eventually } from '#test/eventually.ts'

const scripts = fileURLToPath(new URL('.', import.meta.url))

/** A project of its own with one package, a folder of its own, and an engine that no machine has. */
async function projectWith(build: string, check = 'echo noise') {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-prepare-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  for (const name of ['prepare.cjs', 'step.cjs', 'own-node.cjs'])
    await cp(join(scripts, name), join(directory, 'scripts', name))
  const about = { name: 'tiny', version: '1.0.0', engines: { node: '>=99' } }
  const project = { ...about, dependencies: { part: 'file:part' } }
  const packages = {
    '': project,
    part: { version: '1.0.0' },
    'node_modules/part': { resolved: 'part', link: true },
  }
  const files = {
    'package.json': { ...project, scripts: { build, bundle: 'echo noise', check } },
    'package-lock.json': { ...about, lockfileVersion: 3, requires: true, packages },
    'part/package.json': { ...about, name: 'part' },
  }
  await mkdir(join(directory, 'part'))
  for (const [name, content] of Object.entries(files))
    await writeFile(join(directory, name), JSON.stringify(content))

  function begin(...options: string[]) {
    const child = spawn(process.execPath, [join(directory, 'scripts', 'prepare.cjs'), ...options])
    const started = { printed: '', ended: once(child, 'close'), kill: () => child.kill() }
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        started.printed += text
      })
    return started
  }
  async function prepare(...options: string[]) {
    const started = begin(...options)
    const [code] = await started.ended
    return { code, printed: started.printed.split('\n').filter(Boolean) }
  }
  return { directory, begin, prepare }
}

it('a bare clone is prepared with a line a step and nothing else, and one that is ready in silence', async () => {
  const { prepare } = await projectWith('mkdir -p build && echo noise && echo noise >&2')
  expect(await prepare('--check')).toEqual({
    code: 0,
    printed: ['Installing packages …', 'Building pages …', 'Checking format, types and unused code …'],
  })
  expect(await prepare()).toEqual({ code: 0, printed: [] })
})

it('where the server alone has changed the pages are left alone, and a changed test changes nothing', async () => {
  const { directory, prepare } = await projectWith('mkdir -p build')
  const { printed } = await prepare()
  expect(printed).toEqual(['Installing packages …', 'Building pages …'])
  await mkdir(join(directory, 'server'))
  await writeFile(join(directory, 'server/main.ts'), 'new')
  expect(await prepare()).toEqual({ code: 0, printed: ['Building the server …'] })
  await writeFile(join(directory, 'server/main.test.ts'), 'new')
  expect(await prepare()).toEqual({ code: 0, printed: [] })
})

it('a package that is made for the Node of the project alone is installed by the npm of any other', async () => {
  const { directory, prepare } = await projectWith('mkdir -p build')
  const node = { name: 'node', version: '99.1.0' }
  const late = { name: 'late', version: '1.0.0', engines: { node: '>=99' } }
  for (const about of [node, late]) {
    await mkdir(join(directory, about.name))
    await writeFile(join(directory, about.name, 'package.json'), JSON.stringify(about))
    await promisify(execFile)('npm', ['pack', `./${about.name}`], { cwd: directory })
  }
  const wants = {
    dependencies: { node: 'file:node-99.1.0.tgz' },
    optionalDependencies: { late: 'file:late-1.0.0.tgz' },
  }
  await rewrite(join(directory, 'package.json'), (project) => ({ ...project, ...wants }))
  await rewrite(join(directory, 'package-lock.json'), (lock) => ({
    ...lock,
    packages: {
      '': { ...lock.packages[''], ...wants },
      'node_modules/node': { version: node.version, resolved: 'file:node-99.1.0.tgz' },
      'node_modules/late': { ...late, resolved: 'file:late-1.0.0.tgz', optional: true },
    },
  }))
  expect(await prepare()).toMatchObject({ code: 0 })
  expect(JSON.parse(await readFile(join(directory, 'node_modules/late/package.json'), 'utf8'))).toEqual(late)
})

it('a step that fails ends the start with all that it printed', async () => {
  const { prepare } = await projectWith('echo before && echo what is wrong >&2 && exit 3')
  expect(await prepare()).toEqual({
    code: 1,
    printed: [
      ...['Installing packages …', 'Building pages …', 'before', 'what is wrong'],
      'Building pages failed: npm run build --silent',
    ],
  })
})

it('build and check run beside each other, and what fails ends the start once both are done', async () => {
  const until = (name: string) => `until [ -e ${name} ]; do sleep 0.05; done`
  const { prepare } = await projectWith(
    `touch building; ${until('checking')}; exit 3`,
    `touch checking; ${until('building')}; echo what is wrong; exit 4`,
  )
  const { code, printed } = await prepare('--check')
  expect(code).toBe(1)
  expect(printed.slice(0, 3)).toEqual([
    'Installing packages …',
    'Building pages …',
    'Checking format, types and unused code …',
  ])
  expect(printed.slice(3).sort()).toEqual([
    'Building pages failed: npm run build --silent',
    'Checking format, types and unused code failed: npm run check --silent',
    'what is wrong',
  ])
})

it('of two starts at once, one prepares and the other waits', async () => {
  const untilTold = 'until [ -e go ]; do sleep 0.05; done'
  const { directory, begin } = await projectWith(`${untilTold}; mkdir -p build && echo built >> build/times`)
  const printsSoon = (started: { printed: string }, text: string) =>
    eventually(() => expect(started.printed).toContain(text))
  const first = begin()
  await printsSoon(first, 'Building pages …\n')
  const second = begin()
  await printsSoon(second, 'Waiting for another start of this copy …\n')
  await writeFile(join(directory, 'go'), '')
  expect([await first.ended, await second.ended]).toEqual([
    [0, null],
    [0, null],
  ])
  expect(second.printed).toBe('Waiting for another start of this copy …\n')
  expect(await readFile(join(directory, 'build', 'times'), 'utf8')).toBe('built\n')
})

it.each([
  { of: 'a power cut, which left it empty', content: '' },
  { of: 'a process whose number another one has now', content: String(process.pid) },
])('no start waits for the lock of $of', async ({ content }) => {
  const { directory, begin } = await projectWith('mkdir -p build')
  const lock = join(directory, '.prepare.lock')
  await writeFile(lock, content)
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(lock, longAgo, longAgo)
  const started = begin()
  onTestFinished(async () => {
    started.kill()
    await started.ended
  })
  await eventually(() => expect(started.printed).toContain('Building pages …\n'))
  expect(await started.ended).toEqual([0, null])
  expect(started.printed).toBe('Installing packages …\nBuilding pages …\n')
})

interface Content {
  packages: Record<string, object>
}

async function rewrite(path: string, change: (content: Content) => object) {
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))))
}
