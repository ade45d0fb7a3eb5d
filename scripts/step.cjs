/*
 * Runs one long step of a start: a line says what it is, and what it prints is shown only where it fails. On a terminal
 * the line counts the seconds. Like prepare.cjs, plain old JavaScript for any Node from 18 on.
 */
const { spawn } = require('node:child_process')
const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const bin = path.join(root, 'node_modules', '.bin')

/** Of what a step prints, this much of the end is shown, in bytes. */
const mostPrinted = 1000000

/**
 * Runs a command in the project's folder, its own tools first in PATH.
 * @param label what the line says
 * @param environment variables that are set for it beside those of this process
 * @returns a promise of { isDone, printed }: whether it ended with 0, and what it printed
 */
function attempt(label, command, words, environment) {
  const line = beginLine(label)
  const output = openNameless()
  let failure = ''
  return new Promise(function start(resolve) {
    const child = spawn(command, words, {
      cwd: root,
      env: Object.assign({}, process.env, { PATH: bin + path.delimiter + process.env.PATH }, environment),
      shell: process.platform === 'win32',
      stdio: ['ignore', output, output],
    })
    const passOn = function passOn(signal) {
      child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM']
    signals.forEach(function listen(signal) {
      process.on(signal, passOn)
    })
    // Where it can't be run at all, 'close' may not come, or come as well.
    child.once('error', function fail(error) {
      failure = `${error.message}\n`
      end(1)
    })
    child.once('close', end)

    let isEnded = false
    function end(code, signal) {
      if (isEnded) return
      isEnded = true
      signals.forEach(function leave(name) {
        process.removeListener(name, passOn)
      })
      line.end(code === 0)
      if (signal) process.kill(process.pid, signal)
      resolve({ isDone: code === 0, printed: endOf(output) + failure })
      fs.closeSync(output)
    }
  })
}

const steps = new Set()

/** As `attempt`, but a step that fails ends the process, after all that it printed and once no other step runs. */
async function step(label, command, words, environment) {
  const attempted = attempt(label, command, words, environment)
  steps.add(attempted)
  const { isDone, printed } = await attempted
  steps.delete(attempted)
  if (isDone) return
  process.stderr.write(`${printed}\n${label} failed: ${command} ${words.join(' ')}\n`)
  await Promise.all(steps)
  process.exit(1)
}

/** A file that is gone when it is closed. What is written to it as output and as errors stays in order. */
function openNameless() {
  const file = path.join(os.tmpdir(), `plinth-step-${process.pid}-${Date.now()}`)
  const output = fs.openSync(file, 'wx+', 0o600)
  fs.rmSync(file)
  return output
}

function endOf(output) {
  const { size } = fs.fstatSync(output)
  const bytes = Buffer.alloc(Math.min(size, mostPrinted))
  fs.readSync(output, bytes, 0, bytes.length, size - bytes.length)
  return bytes.toString()
}

let isCounting = false

function beginLine(label) {
  const { stderr } = process
  if (!stderr.isTTY) {
    stderr.write(`${label} …\n`)
    return { end: function end() {} }
  }
  const since = Date.now()
  const write = function write(mark, ending) {
    const seconds = Math.floor((Date.now() - since) / 1000)
    stderr.write(`\r\x1b[K${mark} ${label}, ${seconds} s${ending}`)
  }
  // Of steps that run beside each other, the first has the line that counts.
  const ticking = isCounting ? undefined : setInterval(write, 1000, '…', '')
  if (ticking) {
    isCounting = true
    write('…', '')
  }
  return {
    end: function end(isDone) {
      clearInterval(ticking)
      if (ticking) isCounting = false
      write(isDone ? '✓' : '✗', '\n')
    },
  }
}

module.exports = { attempt, step }
