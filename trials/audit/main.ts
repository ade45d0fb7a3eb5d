import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { unhashedIn, wrongIn } from './lockfile.ts'

/*
 * What the product rests on: its lockfile, and whether a vulnerability of high severity is known of any package in it. Run with
 * `npm run audit`. Ends with 1 where something is wrong, and with 2 where nobody could be asked what is known.
 */
const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../${name}`, import.meta.url), 'utf8'))
const project = { lock: await read('package-lock.json'), manifest: await read('package.json') }
const wrong = wrongIn(project, (path) => existsSync(new URL(`../../${path}`, import.meta.url)))
for (const each of wrong) console.log(`WRONG ${each}`)
if (wrong.length === 0)
  console.log('The lockfile: every package by its hash, from the registry, no script that is not allowed.')
const unhashed = unhashedIn(project)
if (unhashed.length > 0)
  console.log(
    `For other machines, and without a hash in the lockfile: ${unhashed.length} packages, such as ${unhashed[0]}.`,
  )

const known = await knownVulnerabilities()
if (!known)
  console.log(
    'Known vulnerabilities: not looked up, the registry answers no audit here. Ask again where it does.',
  )
else
  console.log(
    `Known vulnerabilities: ${known.high} of high severity, ${known.critical} critical, of others ${known.others}.`,
  )
if (wrong.length > 0 || (known && known.high + known.critical > 0)) process.exitCode = 1
else if (!known) process.exitCode = 2

/** How many are known by their severity; undefined where the registry does not tell. */
async function knownVulnerabilities() {
  const words = ['audit', '--json', '--package-lock-only']
  const cwd = new URL('../../', import.meta.url)
  // It ends with 1 where it knows of one, and prints what it knows.
  const { stdout } = await promisify(execFile)('npm', words, { cwd }).catch(
    (error) => error as { stdout?: string },
  )
  const counts = JSON.parse(stdout || '{}').metadata?.vulnerabilities
  if (!counts) return undefined
  const { high, critical, low, moderate, info } = counts
  return { high, critical, others: low + moderate + info } as {
    high: number
    critical: number
    others: number
  }
}
