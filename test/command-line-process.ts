import { pathToFileURL } from 'node:url'
import type { Ended } from './run-node.ts'

/* Runs a command with the words of each message, and answers how it has ended. */

const [, , command = ''] = process.argv
let runs = 0

process.on('message', async (words: string[]) => {
  const ended: Ended = { code: 0, out: '', error: '' }
  keep(process.stdout, (text) => {
    ended.out += text
  })
  keep(process.stderr, (text) => {
    ended.error += text
  })
  process.argv = [process.execPath, command, ...words]
  process.exitCode = 0
  try {
    // A module runs once an address.
    await import(`${pathToFileURL(command)}?${++runs}`)
    ended.code = Number(process.exitCode)
  } catch (error) {
    ended.code = 1
    ended.error += (error as Error).stack
  }
  process.send?.(ended)
})

function keep(stream: NodeJS.WriteStream, take: (text: string | Uint8Array) => void): void {
  stream.write = (text: string | Uint8Array) => {
    take(text)
    return true
  }
}
