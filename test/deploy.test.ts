import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parser } from '@prometheus-io/lezer-promql'
import parse from 'parse-prometheus-text-format'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingNames } from '#server/env.ts'
import { serveMetrics } from '#server/metrics/serve.ts'
import { openBegunSqlite } from './databases.ts'
import { uploadedPicture } from './factories.ts'
import { startApp, type TestApp } from './start-app.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const deployed = readdirSync(join(root, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))

/** Where the AWS SDK looks for the keys to a store. */
const ofSdk = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']

/** Names that mean something to Node, to the allocator, and to what runs beside the product. */
const ofOthers = [
  ...['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'],
  ...['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'SITE', 'UPSTREAM'],
]
/** Of trials and of `deploy/forget-kept.mjs`, and what a row of a table leaves open. */
const ofTrials = ['CACHE_FOLDER', 'ROUNDS']
/** What whoever starts all of it together fills in. */
const ofCompose = ['SITE_HOST', 'DATABASE_PASSWORD', 'OBJECTS_PASSWORD']

it('.env.example names every setting, and nothing else', () => {
  const named = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual([...settingNames, ...ofSdk].toSorted())
})

describe('What is deployed', () => {
  it('sets nothing that the product does not know', () => {
    expect(deployed.length).toBeGreaterThan(8)
    const known = new Set([...settingNames, ...ofSdk, ...ofOthers, ...ofCompose])
    const set = deployed
      .filter((path) => /Dockerfile$|\.yaml$|\.service$|Caddyfile$|\.example$/.test(path))
      .flatMap((path) => namesIn(read(path)).map((name) => [path, name] as const))
    expect(set.length).toBeGreaterThan(20)
    expect(set.filter(([, name]) => !known.has(name))).toEqual([])
  })

  it('asks of whoever starts all of it together what its example names', () => {
    const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const named = [...read('deploy/compose.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(named.toSorted()).toEqual([...asked].toSorted())
  })

  it('says no word of its own about the program: it is started as `npm start` starts it', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const [flags] = /(--\S+ )+build\/product\/main\.js/.exec(scripts.start) ?? []
    expect(flags).toBeDefined()
    expect(read('deploy/plinth.service')).toContain(`.bin/node ${flags}`)
    expect(read('deploy/Dockerfile').replaceAll('", "', ' ')).toContain(`.bin/node ${flags}`)
    for (const setting of scripts.start.match(/MALLOC_\w+=\d+/g))
      for (const path of ['deploy/plinth.service', 'deploy/Dockerfile'])
        expect([path, read(path).includes(setting)]).toEqual([path, true])
  })
})

describe('The pages for whoever runs it', () => {
  const pages = [
    'docs/operations.md',
    'docs/reference.md',
    'docs/scaling.md',
    'docs/backup.md',
    'deploy/README.md',
  ]
  const { scripts } = JSON.parse(read('package.json'))
  /** What `deploy/plinth` takes, and the program of each. */
  const commands = [...read('deploy/plinth').matchAll(/^ {2}([a-z |-]+)\) program=(\S+)/gm)].flatMap(
    ([, names = '', program = '']) =>
      names.split(' | ').map((name) => [name, program.replace('$name', name)] as const),
  )

  it('name no command that there is not', () => {
    const known = new Set([...Object.keys(scripts), ...commands.map(([name]) => name)])
    const named = pages.flatMap((page) =>
      codeOf(read(page)).flatMap((code) =>
        [...code.matchAll(/(?:npm run|(?:^|; |&& )plinth) ([a-z][a-z:-]+)\b(?!\.)/gm)].map(([, name]) => [
          page,
          name as string,
        ]),
      ),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(([, name]) => !known.has(name as string))).toEqual([])
  })

  it('name no file that there is not', () => {
    const folders = /^(?:contract|server|web|test|bench|trials|samples|tools|deploy|docs|scripts)\//
    const named = pages.flatMap((page) =>
      codeOf(read(page)).flatMap((code) =>
        code.split(/[\s'"=<>,]+/).flatMap((word) => (folders.test(word) ? [[page, word] as const] : [])),
      ),
    )
    const linked = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
        ([, path = '']) => [page, join(dirname(page), path)] as const,
      ),
    )
    expect(named.length).toBeGreaterThan(12)
    expect(linked.length).toBeGreaterThan(8)
    expect([...named, ...linked].filter(([, path]) => !existsSync(join(root, path)))).toEqual([])
  })

  it('name no setting that the product does not know', () => {
    const known = new Set([...settingNames, ...ofSdk, ...ofOthers, ...ofTrials])
    const named = pages.flatMap((page) =>
      codeOf(read(page)).flatMap((code) =>
        [
          ...code.matchAll(/(?<![\w$/-])([A-Z]{2,}(?:_[A-Z0-9]+)*_?)(?==)|^([A-Z]{2,}(?:_[A-Z0-9]+)+)$/gm),
        ].map(([, set, alone]) => [page, (set ?? alone) as string] as const),
      ),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(([, name]) => !known.has(name))).toEqual([])
  })

  it('a command with the settings of the unit runs the same program as `npm run` does', () => {
    expect(commands.map(([name]) => name).toSorted()).toEqual([
      'backup',
      'files',
      'migrate-to',
      'reload',
      'restore',
      'user',
    ])
    for (const [name, program] of commands) expect(scripts[name]).toContain(` ${program}`)
  })
})

describe('What is watched', () => {
  let app: TestApp
  let names: Set<string>
  let labels: Set<string>
  beforeAll(async () => {
    app = await startApp(await openBegunSqlite(), {}, 'socket')
    await app.visit('/api/settings')
    const picture = await uploadedPicture(app)
    await app.visit(`/v1/storage/buckets/media/files/${picture}/preview?width=32`)
    const metrics = await serveMetrics(app.dependencies, app.cache, { port: 0, host: '127.0.0.1' })
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
    await metrics.close()
    names = new Set([
      'up',
      ...parse(text).flatMap(({ name, type }) =>
        type === 'HISTOGRAM' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    ])
    labels = new Set([
      'job',
      'instance',
      ...[...text.matchAll(/(\w+)="/g)].map(([, label]) => label as string),
    ])
  })
  afterAll(() => app.stop())

  const alerts = (): string[] =>
    [...read('deploy/prometheus/alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr]) => expr as string)
  const panels = (): string[] => {
    const dashboard: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
      read('deploy/grafana/dashboard.json'),
    )
    return dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  }

  it.each([
    ['alerts', alerts, 10],
    ['dashboard', panels, 30],
  ] as const)(
    'every query of the %s can be read, and asks for what the product tells',
    (_, queries, least) => {
      const all = queries()
      expect(all.length).toBeGreaterThan(least)
      const asked = all.map(askedBy)
      expect(asked.filter(({ isBroken }) => isBroken)).toEqual([])
      expect(asked.flatMap((one) => one.metrics.filter((name) => !names.has(name)))).toEqual([])
      expect(asked.flatMap((one) => one.labels.filter((name) => !labels.has(name)))).toEqual([])
      expect(asked.every(({ metrics }) => metrics.length > 0)).toBe(true)
    },
  )

  it('the reference names no metric that there is not', () => {
    const told = new Set([...names].map((name) => name.replace(/_(bucket|sum|count)$/, '')))
    const [, section = ''] = /\n## Metrics\n(.*?)\n## /s.exec(read('docs/reference.md')) ?? []
    const named = [...section.matchAll(/`(plinth_\w+)`/g)].map(([, name]) => name as string)
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !told.has(name))).toEqual([])
  })
})

/** What a page shows as code: blocks, and what stands in a line between backticks. */
function codeOf(page: string): string[] {
  const blocks = [...page.matchAll(/^ *```\w*\n(.*?)^ *```/gms)].map(([, code = '']) => code)
  const inLines = [...page.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g)].map(
    ([, code = '']) => code,
  )
  return [...blocks.map((code) => code.replaceAll(/^ +/gm, '')), ...inLines]
}

function namesIn(text: string): string[] {
  const said = text.replaceAll(/^\s*#.*$/gm, '')
  const withValues = [...said.matchAll(/\b([A-Z][A-Z0-9_]{3,})(?=[=:]|\}|:\?|:-)/g)].map(
    ([, name]) => name as string,
  )
  return [...new Set(withValues)].filter((name) => !/^(CMD|FROM)$/.test(name))
}

/** The metrics and labels of a query, as Prometheus's own grammar reads it. */
function askedBy(query: string) {
  const asked = { query, isBroken: false, metrics: [] as string[], labels: [] as string[] }
  parser.parse(query).iterate({
    enter({ type, from, to }) {
      if (type.isError) asked.isBroken = true
      if (type.name === 'Identifier') asked.metrics.push(query.slice(from, to))
      if (type.name === 'LabelName') asked.labels.push(query.slice(from, to))
    },
  })
  return asked
}
