/*
 * Makes a bare clone ready for `npm start` and `npm test`. It runs on whatever Node the machine has (18 or later), so
 * it is plain old JavaScript and needs no package. What is ready already is not done again.
 *
 * --no-build  leaves the pages and the server alone (development builds them as they change)
 * --build     makes only these ready
 * --browser   makes sure of a Chromium for the browser tests
 * --check     checks format, lint, types and unused code
 */
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { attempt, step } = require('./step.cjs')

const root = path.resolve(__dirname, '..')
const installStamp = path.join(root, 'node_modules', '.prepared')
const buildStamp = path.join(root, 'build', '.prepared')
const bundleStamp = path.join(root, 'build', '.bundled')
const options = new Set(process.argv.slice(2))

process.chdir(root)
holdLock()
prepare()

async function prepare() {
  if (options.has('--build')) return build(read(installStamp))
  // The system's packages come from elsewhere than the project's: neither waits for the other.
  const hasBrowser = options.has('--browser') ? findBrowser() : true
  const installed = hashOf(['package.json', 'package-lock.json', '.npmrc']) + process.platform + process.arch
  if (read(installStamp) !== installed) {
    const words = ['ci', '--include=dev', '--no-audit', '--no-fund']
    await step('Installing packages', 'npm', words, { NODE_ENV: '', NODE_OPTIONS: withOwnNode() })
    fs.writeFileSync(installStamp, installed)
  }
  // One core each.
  await Promise.all([
    options.has('--no-build') || build(installed),
    options.has('--check') &&
      step('Checking format, types and unused code', 'npm', ['run', 'check', '--silent']),
  ])
  if (!(await hasBrowser)) await step('Fetching a browser', 'playwright', ['install', 'chromium'])
}

async function build(installed) {
  const sources = [
    'web',
    'contract',
    'public',
    'scripts/code-splitting.ts',
    'scripts/compress-assets.ts',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ]
  const serverSources = ['server', 'samples', 'scripts/bundle-server.ts', 'scripts/placing.ts']
  const built = installed + hashOf(sources)
  const bundled = built + hashOf(serverSources)
  if (read(buildStamp) !== built) {
    await step('Building pages', 'npm', ['run', 'build', '--silent'], { NODE_ENV: '' })
    fs.writeFileSync(buildStamp, built)
  } else if (read(bundleStamp) !== bundled)
    await step('Building the server', 'npm', ['run', 'bundle', '--silent'], { NODE_ENV: '' })
  else return
  fs.writeFileSync(bundleStamp, bundled)
}

/** What Node is told beside what it is told already; a path may have spaces. */
function withOwnNode() {
  const load = `--require ${JSON.stringify(path.join(__dirname, 'own-node.cjs'))}`
  return [process.env.NODE_OPTIONS, load].filter(Boolean).join(' ')
}

/** Whether the machine has a Chromium, which its own packages may bring now. */
async function findBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  if (process.env.CHROMIUM_PATH || names.some(isOnPath)) return true
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0
  return isRoot && isOnPath('apt-get') && installChromium()
}

/** Whether the system's own packages brought one. */
async function installChromium() {
  const quietly = { DEBIAN_FRONTEND: 'noninteractive' }
  await attempt('Reading the list of system packages', 'apt-get', ['update', '-qq'], quietly)
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  // The second is faster, and older systems do not have it.
  for (const words of [install.concat('chromium-headless-shell'), install])
    if ((await attempt('Installing Chromium', 'apt-get', words, quietly)).isDone) return true
  return false
}

function isOnPath(name) {
  const folders = (process.env.PATH || '').split(path.delimiter)
  return folders.some(function has(folder) {
    return fs.existsSync(path.join(folder, name))
  })
}

/** Two starts at once on one clone would install and build over each other: the second waits for the first. */
function holdLock() {
  const lock = path.join(root, '.prepare.lock')
  for (let isToldOf = false; ; ) {
    try {
      fs.writeFileSync(lock, `${process.pid} ${beganAt(process.pid)}`, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isHeld(lock)) fs.rmSync(lock, { force: true })
      else {
        if (!isToldOf) process.stderr.write('Waiting for another start of this copy …\n')
        isToldOf = true
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
      }
    }
  }
  process.on('exit', function release() {
    fs.rmSync(lock, { force: true })
  })
}

/** Whether whoever made a lock runs. What was killed may have left its number to another, and a power cut the lock empty. */
function isHeld(lock) {
  const content = read(lock)
  if (content === '') return isYounger(lock, 10)
  const [pid, began] = content.split(' ')
  if (!isAlive(Number(pid))) return false
  const begins = beganAt(pid)
  if (!begins) return true
  // Versions before said the number alone.
  return began ? began === begins : isYounger(lock, 600)
}

/** Whether a lock was made within so many seconds. */
function isYounger(lock, seconds) {
  const stat = fs.statSync(lock, { throwIfNoEntry: false })
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) < seconds * 1000
}

/** When a process began, counted from the start of the machine; nothing where the system does not say it. */
function beganAt(pid) {
  const about = read(`/proc/${pid}/stat`)
  return about.slice(about.lastIndexOf(')') + 2).split(' ')[19] || ''
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function hashOf(names) {
  const hash = createHash('sha256')
  names.forEach(function add(name) {
    addTo(hash, name)
  })
  return hash.digest('hex')
}

function addTo(hash, name) {
  // Tests are no part of what is built.
  if (/\.test\.tsx?$/.test(name)) return
  const stat = fs.statSync(name, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) {
    hash.update(`${name}\0`).update(fs.readFileSync(name))
    return
  }
  fs.readdirSync(name)
    .sort()
    .forEach(function add(entry) {
      addTo(hash, path.join(name, entry))
    })
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
