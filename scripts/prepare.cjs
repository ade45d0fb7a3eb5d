/*
 * Makes a bare clone ready for `npm start` and `npm test`. It runs on whatever Node the machine has (18 or later), so
 * it is plain old JavaScript and needs no package. What is ready already is not done again.
 *
 * --no-build  leaves the pages alone (development builds them as they change)
 * --browser   makes sure of a Chromium for the browser tests
 */
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const bin = path.join(root, 'node_modules', '.bin')
const installStamp = path.join(root, 'node_modules', '.prepared')
const buildStamp = path.join(root, 'build', '.prepared')
const options = new Set(process.argv.slice(2))

process.chdir(root)
holdLock(function prepare() {
  const installed = hashOf(['package.json', 'package-lock.json', '.npmrc']) + process.platform + process.arch
  if (read(installStamp) !== installed) {
    say('installing packages')
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])
    fs.writeFileSync(installStamp, installed)
  }
  if (!options.has('--no-build')) build(installed)
  if (options.has('--browser')) requireBrowser()
})

function build(installed) {
  const sources = [
    'web',
    'contract',
    'public',
    'scripts',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ]
  const built = installed + hashOf(sources)
  if (read(buildStamp) === built) return
  say('building pages')
  run('npm', ['run', 'build', '--silent'])
  fs.writeFileSync(buildStamp, built)
}

function requireBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  if (process.env.CHROMIUM_PATH || names.some(isOnPath)) return
  const isRoot = typeof process.getuid === 'function' && process.getuid() === 0
  if (isRoot && isOnPath('apt-get')) {
    say('installing Chromium')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const environment = Object.assign({}, process.env, { DEBIAN_FRONTEND: 'noninteractive' })
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
    const has = function installed(words) {
      return (
        spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0
      )
    }
    // The second is faster, and older systems do not have it.
    if (has(install.concat('chromium-headless-shell')) || has(install)) return
  }
  say('fetching a browser')
  run(path.join(bin, 'playwright'), ['install', 'chromium'])
}

function isOnPath(name) {
  const folders = (process.env.PATH || '').split(path.delimiter)
  return folders.some(function has(folder) {
    return fs.existsSync(path.join(folder, name))
  })
}

function run(command, words) {
  const environment = Object.assign({}, process.env, {
    NODE_ENV: '',
    PATH: bin + path.delimiter + process.env.PATH,
  })
  const isWindows = process.platform === 'win32'
  const result = spawnSync(command, words, { stdio: ['ignore', 2, 2], env: environment, shell: isWindows })
  if (result.status !== 0) {
    say(`${command} ${words.join(' ')} failed`)
    process.exit(result.status || 1)
  }
}

/** Two starts at once on one clone would install and build over each other: the second waits for the first. */
function holdLock(task) {
  const lock = path.join(root, '.prepare.lock')
  for (;;) {
    try {
      fs.writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (!isAlive(Number(read(lock)))) fs.rmSync(lock, { force: true })
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
    }
  }
  process.on('exit', function release() {
    fs.rmSync(lock, { force: true })
  })
  task()
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

function say(what) {
  process.stderr.write(`prepare: ${what}\n`)
}
