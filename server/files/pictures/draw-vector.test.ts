import { describe, expect, it } from 'vitest'
import { fileMessages } from '#contract/messages.ts'
import { eventually } from '#test/eventually.ts'
import { costly } from '#test/files/corpus/costly.ts'
import { svg } from '#test/files/make-files.ts'
import { post, startFiles, uploadForm } from '#test/files/set-up.ts'
import { countFiles } from '../repository.ts'
import { cleanSvg } from './clean-drawing.ts'
import { drawVector } from './draw-vector.ts'

const cleaned = (bytes: Buffer) => Buffer.from(cleanSvg(bytes.toString()))

/** How many processes draw for this one. */
const drawing = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length

it('a drawing is drawn as wide as it is asked for, and says its own size', async () => {
  const { data, ...sizes } = await drawVector(svg(), { width: 45 })
  expect(sizes).toEqual({ width: 45, height: 30, own: { width: 90, height: 60 } })
  expect([data.length, ...data.subarray(0, 4)]).toEqual([45 * 30 * 4, 0x22, 0x66, 0xaa, 0xff])
  expect(await drawVector(svg())).toMatchObject({ width: 2560, height: 1707 })
})

it('what an icon’s few units draw is sharp at any width', async () => {
  const half = svg('<rect width="45" height="60"/>')
  const { data, width } = await drawVector(half, { width: 900 })
  const opacityAt = (x: number) => data[x * 4 + 3]
  expect([width, opacityAt(447), opacityAt(452)]).toEqual([900, 255, 0])
})

describe.each(costly)('$name', ({ make }) => {
  it('is ended when it has had its time, and not tried again, nor stored', async () => {
    const bytes = make()
    const refusal = { status: 400, message: fileMessages.unreadable }
    await expect(drawVector(cleaned(bytes), { mostSeconds: 0.5 })).rejects.toMatchObject(refusal)
    await eventually(() => expect(drawing()).toBe(0))
    const again = drawVector(cleaned(bytes), { mostSeconds: 1_000_000 })
    expect(drawing()).toBe(0)
    await expect(again).rejects.toMatchObject(refusal)
    const { app, db, paths } = await startFiles()
    const { status, body } = await post(app, uploadForm(bytes, { name: 'plan.svg' }))
    expect([status, body.message]).toEqual([400, fileMessages.unreadable])
    expect([await paths(), await countFiles(db)]).toEqual([[], 0])
  })
})

it('a drawing that nobody waits for any more is ended', async () => {
  const leaver = new AbortController()
  const bytes = Buffer.from(`${cleaned((costly[0] as (typeof costly)[number]).make())}\n`)
  const drawn = drawVector(bytes, { mostSeconds: 1_000_000, signal: leaver.signal })
  const ended = expect(drawn).rejects.toThrow('gone')
  await eventually(() => expect(drawing()).toBe(1))
  leaver.abort(new Error('gone'))
  await ended
  await eventually(() => expect(drawing()).toBe(0))
})
