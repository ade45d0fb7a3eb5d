import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { uploaded, uploadedPicture } from '#test/factories.ts'
import { svg } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Icons', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  async function icon(name: string) {
    const response = await app.request(`/${name}`)
    expect([name, response.status]).toEqual([name, 200])
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const everyIcon = async () => Promise.all(['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'].map(icon))
  const save = (identity: object) => app.put('/api/settings', { identity })

  it('are the built-in ones where there is no logo', async () => {
    const [drawing, ico, touch] = await everyIcon()
    expect(drawing?.bytes.toString()).toContain('<title>Plinth</title>')
    expect([...(ico?.bytes.subarray(0, 4) ?? [])]).toEqual([0, 0, 1, 0])
    expect(await sharp(touch?.bytes).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  })

  it.each([
    ['a drawing', () => uploaded(app, 'logo.svg', svg())],
    ['a very wide picture', () => uploadedPicture(app, 900, 60)],
    ['a very tall one', () => uploadedPicture(app, 40, 800)],
  ])(
    'are made of the logo, %s, whole in a square, and are the built-in ones again without it',
    async (_, upload) => {
      const before = await everyIcon()
      expect((await save({ logo: await upload() })).status).toBe(200)
      const made = await everyIcon()
      made.forEach(({ type, bytes }, index) => {
        expect(type).toBe(before[index]?.type)
        expect(bytes.equals(before[index]?.bytes ?? Buffer.alloc(0))).toBe(false)
      })
      const [drawing, ico, touch] = made
      expect(drawing?.bytes.toString()).toMatch(
        /^<svg [^>]+><image width="96" height="96" href="data:image\/png;base64,/,
      )
      expect(await sharp(ico?.bytes.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 })
      expect(await sharp(touch?.bytes).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
      await save({ logo: null })
      expect((await everyIcon()).map(({ bytes }) => bytes)).toEqual(before.map(({ bytes }) => bytes))
    },
  )

  it('are the first letter of the name on the accent where the logo would be a stroke', async () => {
    await app.put('/api/settings', { websiteName: '«asha» & sons', identity: { accent: '#0b5d4e' } })
    await save({ logo: await uploadedPicture(app, 900, 60) })
    const ofAsha = (await icon('apple-touch-icon.png')).bytes
    const { data, info } = await sharp(ofAsha).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    expect(at(3, 3)).toEqual([0x0b, 0x5d, 0x4e])
    const light = Array.from({ length: info.width }, (_, x) => at(x, 120)).filter(([red = 0]) => red > 200)
    expect(light.length).toBeGreaterThan(20)
    await app.put('/api/settings', { websiteName: 'Menon' })
    expect((await icon('apple-touch-icon.png')).bytes.equals(ofAsha)).toBe(false)
    await app.put('/api/settings', { websiteName: '—' })
    const [red] = await sharp((await icon('apple-touch-icon.png')).bytes)
      .extract({ left: 3, top: 3, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBe(0xf5)
    await app.put('/api/settings', { websiteName: 'Plinth', identity: { logo: null, accent: '' } })
  })

  it('are made of the logo for the dark ground where there is no other, on that ground', async () => {
    await save({ logoOnDark: await uploaded(app, 'dark.svg', svg()) })
    const { bytes } = await icon('apple-touch-icon.png')
    const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    expect([...corner]).toEqual([0x17, 0x22, 0x1d])
  })
})
