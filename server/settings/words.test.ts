import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownWords } from '#contract/words/groups.ts'
import { mostOf } from '#contract/words/settings.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('The words', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const save = (words: unknown, more = {}) => app.put('/api/settings', { words, ...more })
  const read = async () => (await app.visit('/api/settings')).body.data.words
  const title = 'home.hero.title'

  it('are the product’s own where nothing is set', async () => {
    expect(await read()).toEqual({})
  })

  it('are stored where they differ, one by one, on one line', async () => {
    expect((await save({ [title]: ' Homes for\n warm places ' })).body.words).toEqual({
      [title]: 'Homes for warm places',
    })
    const { body } = await save({ 'site.enquire': 'Ask us', 'enquiry.submit': 'Submit' })
    expect(body.words).toEqual({ [title]: 'Homes for warm places', 'site.enquire': 'Ask us' })
    expect(await read()).toEqual(body.words)
  })

  it('are the built-in ones again by an empty text, or by their own', async () => {
    expect((await save({ [title]: '' })).body.words).toEqual({ 'site.enquire': 'Ask us' })
    expect((await save({ 'site.enquire': ownWords['site.enquire'] })).body.words).toEqual({})
    expect((await save({ 'site.menu': '\u200b', [title]: '\u2060 \u00ad' })).body.words).toEqual({})
  })

  it('may be named in parts', async () => {
    expect((await save({ home: { hero: { title: 'In parts' } } })).body.words).toEqual({
      [title]: 'In parts',
    })
    await save({ [title]: '' })
  })

  it.each([
    ['home.nothing', 'x', 'There are no words called "home.nothing"'],
    ['toString', 'x', 'There are no words called "toString"'],
    [title, 'Houses of {firm}', '{firm} stands for nothing here'],
    ['about.title', '{firm} and {count}', '{count} stands for nothing here; there is {firm}'],
    ['about.title', '{ firm }', '{ firm } stands for nothing here; there is {firm}'],
    ['about.title', '{फर्म} के बारे में', '{फर्म} stands for nothing here; there is {firm}'],
    [title, 5, 'Text must be text'],
    [title, null, 'Text must be text'],
    [title, ['x'], 'Text must be text'],
    [title, 'x\u0000', 'Text contains a character that cannot be stored'],
    [title, 'x'.repeat(mostOf(title) + 1), `Text must be at most ${mostOf(title)} characters`],
  ])('refuse %s as %j, and keep nothing of it', async (name, text, message) => {
    const response = await save({ 'site.enquire': 'half saved', [name]: text }, { aboutUs: 'half saved' })
    expectInvalid(response, `words.${name}`, message)
    expect(await read()).toEqual({})
  })

  it.each([null, 'words', [], 7, true])('refuse %j in their place', async (words) => {
    expectError(await save(words), 400)
  })

  it('may leave a placeholder out, and be as long as it takes', async () => {
    const long = 'ह'.repeat(mostOf(title))
    expect((await save({ 'about.title': 'Us', [title]: long })).body.words).toEqual({
      'about.title': 'Us',
      [title]: long,
    })
    await save({ 'about.title': '', [title]: '' })
  })

  describe('As any setting', () => {
    it('are refused over a version that is no longer the stored one', async () => {
      const { updatedAt } = (await save({ [title]: 'First' })).body
      await save({ [title]: 'Second' })
      expectError(await save({ [title]: 'Third' }, { updatedAt }), 409)
      expect(await read()).toEqual({ [title]: 'Second' })
    })

    it('are in the record of changes, and restored by an earlier version', async () => {
      await save({ [title]: 'Now', 'site.enquire': 'Ask' })
      const [row] = (await app.get('/api/activity?kind=settings')).body.data
      expect(row.changes).toEqual([{ field: `words.${title}` }, { field: 'words.site.enquire' }])
      const [version] = (await app.get('/api/settings/versions')).body.data
      const restored = await app.post(`/api/settings/versions/${version._id}/restore`)
      expect([restored.status, restored.body.words]).toEqual([200, { [title]: 'Second' }])
    })

    it('lose none of many edits at once', async () => {
      const names = ['home.trending', 'home.featured', 'home.more', 'home.gallery']
      await Promise.all(names.map((name) => save({ [name]: `Other ${name}` })))
      expect(await read()).toMatchObject(Object.fromEntries(names.map((name) => [name, `Other ${name}`])))
    })
  })
})
