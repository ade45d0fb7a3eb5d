import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)
const paper = new URL('THIRD-PARTY.md', root)

/** Needed to build alone, but of what they write, something reaches browsers. */
const writtenInto = ['tailwindcss']

interface Locked {
  version: string
  license?: string
  dev?: boolean
  optional?: boolean
  /** A folder of the project that is a package of its own. */
  link?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
}

interface Package {
  name: string
  version: string
  license: string
  copyright: string
}

const introduction = `# Third-party software

What runs in production or is handed to browsers, by who holds the copyright. Written by \`npm run third-party\` from the
lockfile and the packages' own licence files, which lie in \`node_modules/<name>/\` after an installation; a test says when
it is out of date.

The fonts are Anek Latin, Anek Devanagari and Martian Mono under the SIL Open Font License 1.1, cut down to what is
shown: \`web/fonts/\`, and as TrueType \`server/share/fonts/\`. Their licences are \`public/fonts/*.txt\`, which every installation
serves at \`/fonts/\`. The icons of the back-office are Lucide's. Pictures in \`samples/\` are the product's own.

libvips and libheif are under the LGPL: they are used as the packages bring them, unchanged, and can be replaced there.
`

/** The text of THIRD-PARTY.md, as the installed packages have it. */
export async function thirdParty(): Promise<string> {
  const packages = [...(await Promise.all((await shipped()).map(described))), ...(await systemBuilds())]
  const groups = Map.groupBy(packages, ({ license, copyright }) => `${license}. ${copyright}`)
  const lines = [...groups].map(([terms, group]) => `- ${group.map(label).sort().join(', ')}: ${terms}`)
  return `${introduction}\n${lines.sort().join('\n')}\n`
}

function label({ name, version }: Package): string {
  return `\`${name} ${version}\``
}

async function locked(): Promise<[string, Locked][]> {
  const { packages } = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8'))
  return Object.entries(packages)
}

const isForOneSystem = ({ os, cpu }: Locked) => os !== undefined || cpu !== undefined

/** Paths within node_modules of what is installed for production on every system. */
async function shipped(): Promise<[string, Locked][]> {
  return (await locked()).filter(
    ([path, entry]) =>
      (path.startsWith('node_modules/') &&
        !(entry.link || entry.dev || entry.devOptional || entry.optional || isForOneSystem(entry)) &&
        !path.startsWith('node_modules/@types/')) ||
      writtenInto.includes(nameOf(path)),
  )
}

/** Builds for one system each, of which an installation holds its own: one entry a family. */
async function systemBuilds(): Promise<Package[]> {
  const builds = (await locked()).filter(
    ([path, entry]) => isForOneSystem(entry) && !entry.dev && !entry.devOptional && isOfTheProduct(path),
  )
  const families = builds.map(([path, { version, license = 'unknown' }]) => ({
    name: `${nameOf(path).replace(/-(android|darwin|freebsd|linux|linuxmusl|webcontainers|win32)\b.*/, '')}-*`,
    version,
    license,
    copyright: 'as the package it belongs to',
  }))
  return [...new Map(families.map((family) => [`${family.name} ${family.license}`, family])).values()]
}

/** Other packages name TypeScript as one that they can do without, and so do its builds stand in the lockfile. */
function isOfTheProduct(path: string): boolean {
  return !nameOf(path).startsWith('@typescript/')
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

async function described([path, { version }]: [string, Locked]): Promise<Package> {
  const directory = new URL(`${path}/`, root)
  const manifest = JSON.parse(await readFile(new URL('package.json', directory), 'utf8'))
  const { name, license = 'unknown', author } = manifest
  const holder = typeof author === 'string' ? author : author?.name
  return { name, version, license, copyright: (await copyrightIn(directory)) || holder || 'its contributors' }
}

const namesHolder =
  /^\W*copyright\s+(?!notice|licen|owner|holder|and|law|in\b|to\b)|copyright\s+(\(c\)|©)|^\W*(\(c\)|©)\s*\d{4}/i
/** The blank of a licence's own text, and the holder of the LGPL's. */
const namesNobody = /[[{<]y|free software foundation/i

/** The first line of a licence file that names who holds the copyright. */
async function copyrightIn(directory: URL): Promise<string | undefined> {
  const names = (await readdir(directory)).filter((name) => /^(licen[cs]e|copying)/i.test(name)).sort()
  for (const name of names) {
    const lines = (await readFile(new URL(name, directory), 'utf8')).split('\n')
    const line = lines.find((line) => namesHolder.test(line) && !namesNobody.test(line))
    if (line) return cleaned(line)
  }
}

function cleaned(line: string): string {
  return line
    .replace(/^[\s*#>-]+/, '')
    .replace(/all rights reserved\.?/i, '')
    .replace(/[\s.,]+$/, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(paper, await thirdParty())
