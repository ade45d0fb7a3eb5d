import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { largePng, unusedSince, uploaded, uploadedPicture } from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" width="60" height="20"><path d="M0 0h60v20z"/></svg>'

onEachDatabase('The identity', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    await app.put('/api/settings', { contactEmail: 'studio@example.com', contactPhone: '+91 98765 43210' })
  })
  afterAll(() => app.stop())

  const save = (identity: unknown, more = {}) => app.put('/api/settings', { identity, ...more })
  const read = async () => (await app.get('/api/settings')).body.data

  it('is the product’s own where nothing is set', async () => {
    expect((await read()).identity).toEqual({
      name: 'Plinth',
      logo: null,
      logoOnDark: null,
      accent: '',
      openingHours: '',
      mapLink: '',
    })
  })

  describe('Its name', () => {
    it('is the website name, whichever of the two is saved', async () => {
      expect((await save({ name: 'Aakar' })).body).toMatchObject({
        websiteName: 'Aakar',
        identity: { name: 'Aakar' },
      })
      await app.put('/api/settings', { websiteName: 'Rekha' })
      expect(await read()).toMatchObject({ websiteName: 'Rekha', identity: { name: 'Rekha' } })
    })

    it('may be repeated beside a new one, as a body does that was read and changed in one place', async () => {
      const now = await read()
      const { status, body } = await app.put('/api/settings', { ...now, websiteName: 'Aakar' })
      expect([status, body.identity.name]).toEqual([200, 'Aakar'])
      const other = await app.put('/api/settings', {
        ...body,
        identity: { ...body.identity, name: 'Rekha' },
      })
      expect([other.status, other.body.websiteName]).toEqual([200, 'Rekha'])
    })

    it('is one: two new ones that differ are refused', async () => {
      const before = await read()
      const response = await save({ name: 'One' }, { websiteName: 'Other' })
      expectInvalid(response, 'identity.name', 'The name is also the website name: the two cannot differ')
      expectInvalid(await save({ name: ' ' }), 'identity.name', 'Website name is required')
      expect(await read()).toEqual(before)
    })
  })

  describe('A logo', () => {
    it('is a stored drawing or picture, with its size, and stays stored', async () => {
      const [fileId, dark] = [
        await uploaded(app, 'logo.svg', Buffer.from(drawing)),
        await uploadedPicture(app, 300, 90),
      ]
      const { status, body } = await save({
        logo: fileId,
        logoOnDark: { fileId: dark, alt: 'Aakar, in white' },
      })
      expect([status, body.message]).toEqual([200, undefined])
      expect(body.identity).toMatchObject({
        logo: { fileId, alt: body.websiteName, width: 60, height: 20, url: expect.stringContaining(fileId) },
        logoOnDark: { fileId: dark, alt: 'Aakar, in white', width: 300, height: 90 },
      })
      expect(await read()).toEqual(body)
      expect([await unusedSince(app, fileId), await unusedSince(app, dark)]).toEqual([null, null])
    })

    it('stays while something else is saved, and is found by what shows it', async () => {
      const { identity } = await read()
      const { body } = await save({ accent: '#123456' })
      expect(body.identity).toEqual({ ...identity, accent: '#123456' })
      const refused = await app.delete(`/v1/storage/buckets/media/files/${identity.logo.fileId}`)
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('the logo for paper'),
      ])
    })

    it('goes by null, and its file with the last version that shows it', async () => {
      const { identity } = await read()
      expect((await save({ logo: null })).body.identity.logo).toBeNull()
      expect(await unusedSince(app, identity.logo.fileId)).toEqual(expect.any(String))
      const [version] = (await app.get('/api/settings/versions')).body.data
      await app.post(`/api/settings/versions/${version._id}/restore`, { fields: ['identity.logo'] })
      expect((await read()).identity.logo).toEqual(identity.logo)
    })

    it.each(['logo', 'logoOnDark'])('%s is a picture of less than 2 MB that is stored', async (role) => {
      const before = await read()
      const field = `identity.${role}`
      expectInvalid(await save({ [role]: 'f'.repeat(24) }), field, 'File not found')
      expectInvalid(await save({ [role]: '../x' }), field, 'File not found')
      const film = await uploaded(app, 'film.mp4', video())
      expectInvalid(await save({ [role]: film }), field, 'Only image files are allowed')
      const large = await uploaded(app, 'logo.png', await largePng(2.2 * 1024 * 1024))
      expectInvalid(await save({ [role]: large }), field, 'File size must be less than 2MB')
      expect(await read()).toEqual(before)
    })
  })

  it.each([
    [{ accent: 'red' }, 'identity.accent', 'Please enter a colour like #a8422a'],
    [{ accent: '#abc' }, 'identity.accent', 'Please enter a colour like #a8422a'],
    [{ accent: '#12345g' }, 'identity.accent', 'Please enter a colour like #a8422a'],
    [{ accent: '#123456;}' }, 'identity.accent', 'Please enter a colour like #a8422a'],
    [{ accent: 5 }, 'identity.accent', 'Accent colour must be text'],
    [{ mapLink: 'javascript:alert(1)' }, 'identity.mapLink', 'Please enter a valid link'],
    [
      { openingHours: 'x'.repeat(501) },
      'identity.openingHours',
      'Opening hours must be at most 500 characters',
    ],
  ])('refuses %j, and keeps nothing of it', async (change, field, message) => {
    const before = await read()
    expectInvalid(await save(change, { aboutUs: 'half saved' }), field, message)
    expect(await read()).toEqual(before)
  })

  it.each([null, 'Aakar', [], 7])('refuses %j in its place', async (identity) => {
    expectError(await save(identity), 400)
  })

  it('tidies what is typed, and is the built-in again by an empty text', async () => {
    const { body } = await save({
      accent: ' #2F6B4F ',
      mapLink: 'https://maps.app.goo.gl/x',
      openingHours: 'Mon\nTue',
    })
    expect(body.identity).toMatchObject({
      accent: '#2f6b4f',
      mapLink: 'https://maps.app.goo.gl/x',
      openingHours: 'Mon\nTue',
    })
    expect((await save({ accent: '', mapLink: '', openingHours: '' })).body.identity).toMatchObject({
      accent: '',
      mapLink: '',
      openingHours: '',
    })
  })

  it('is in the record of changes, field by field', async () => {
    await save({ accent: '#000000', openingHours: 'Sun' })
    const [row] = (await app.get('/api/activity?kind=settings')).body.data
    expect(row.changes).toEqual([
      { field: 'identity.accent', from: '', to: '#000000' },
      { field: 'identity.openingHours' },
    ])
  })
})
