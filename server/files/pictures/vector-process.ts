import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { longestSide, options } from './pixel-limits.ts'

/*
 * A process that draws one SVG, given on standard input, and writes a line of JSON and the pixels to standard output.
 * While it draws, this thread watches what that costs: no call could end it, but a signal does.
 */

const [width, mostSeconds, mostBytes] = process.argv.slice(2).map(Number) as [number, number, number]
const microseconds = 1_000_000

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > mostSeconds * microseconds || process.memoryUsage.rss() > mostBytes)
    process.kill(process.pid, 'SIGKILL')
}, 50).unref()

try {
  const source = await buffer(process.stdin)
  const own = await sharp(source, options).metadata()
  const { data, info } = await sharp(source, options)
    .resize({ width, height: longestSide, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const head = { own: { width: own.width, height: own.height }, width: info.width, height: info.height }
  process.stdout.write(`${JSON.stringify(head)}\n`)
  process.stdout.write(data)
} catch (error) {
  process.stderr.write((error as Error).message)
  process.exitCode = 1
}
