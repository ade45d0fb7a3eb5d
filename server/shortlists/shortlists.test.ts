import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { shortlist } from '#contract/shortlist.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { forgetUnvisited } from './retention.ts'

const day = 24 * 3_600_000

onEachDatabase('A shortlist', (open) => {
  let app: TestApp
  let ids: string[]
  beforeAll(async () => {
    app = await startApp(await open(), { PUBLIC_URL: 'http://site.example', TRUST_PROXY: '1' })
    ids = []
    for (let count = 0; count < 32; count++) ids.push((await createdDesign(app))._id)
  })
  afterAll(() => app.stop())

  let visitors = 0
  /** As a guest, each from an address of their own, unless one is named. */
  const say = (
    method: string,
    path: string,
    body?: unknown,
    from = `10.0.${++visitors >> 8}.${visitors & 255}`,
  ) => app.call(method, `/api/shortlists${path}`, body, '', { 'x-forwarded-for': from })
  const made = async (fields: object = {}) =>
    (await say('POST', '', { designs: ids.slice(0, 3), ...fields })).body
  const change = (key: string, body: unknown) => say('PUT', `/${key}`, body)
  const read = async (key: string) => (await app.visit(`/api/shortlists/${key}`)).body.data
  const chosen = async (key: string) => (await read(key)).designs.map(({ _id }: { _id: string }) => _id)

  describe('that is sent', () => {
    it('has an address nobody guesses, and an edit key that only its maker is told', async () => {
      const [one, other] = [await made({ name: 'Our plot' }), await made()]
      expect(one).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        url: `http://site.example/s/${one.key}`,
        editKey: expect.stringMatching(/^[\w-]{43}$/),
      })
      expect(other.key).not.toBe(one.key)
      const stored = await app.dependencies.db.selectFrom('shortlist').selectAll().execute()
      expect(JSON.stringify(stored)).not.toContain(one.editKey)
      const { headers, body } = await app.visit(`/api/shortlists/${one.key}`)
      expect(JSON.stringify(body)).not.toContain(one.editKey)
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        'no-store',
        'noindex, nofollow',
      ])
      expect(shortlist.parse(body.data)).toMatchObject({
        _id: one._id,
        key: one.key,
        name: 'Our plot',
      })
    })

    it('shows its designs as lists do, in the order they were sent, and who added them when', async () => {
      const { key } = await made({ designs: [ids[2], ids[0]], by: 'Asha' })
      const { designs } = await read(key)
      const [listed] = (await app.visit(`/api/designs?id=${ids[2]}`)).body.data
      expect(designs[0]).toEqual({ ...listed, addedBy: 'Asha', addedAt: expect.any(String) })
      expect(designs.map(({ _id }: { _id: string }) => _id)).toEqual([ids[2], ids[0]])
    })

    it('takes codes and samples, each once, whatever the letter case', async () => {
      const { code, _id } = await createdDesign(app)
      const [sample] = (await app.visit('/api/samples')).body.data
      const { key } = await made({ designs: [code.toLowerCase(), _id, sample.code, sample._id] })
      expect(await chosen(key)).toEqual([_id, sample._id])
      const { designs } = (await app.visit(`/api/shortlists/${key}`)).body.data
      expect(designs.map((one: object) => Object.hasOwn(one, 'set'))).toEqual([false, false])
    })

    it('takes codes without their dash, or with a space for it', async () => {
      const { code, _id } = await createdDesign(app)
      const [sample] = (await app.visit('/api/samples')).body.data
      const { key } = await made({ designs: [ids[0]] })
      const typed = [code.replace('-', '').toLowerCase(), ` ${code.replace('-', ' ')} `]
      const { status } = await change(key, { add: [...typed, sample.code.replaceAll('-', '')] })
      expect([status, await chosen(key)]).toEqual([200, [ids[0], _id, sample._id]])
    })

    it.each([
      [{}, 'Designs must be a list of ids'],
      [{ designs: [] }, 'A shortlist needs at least one design'],
      [{ designs: 'x' }, 'Designs must be a list of ids'],
      [{ designs: ['nothing', 'f'.repeat(24)] }, `Design not found: nothing, ${'f'.repeat(24)}`],
      [{ designs: ['a\0b'] }, 'Design not found: a\0b'],
      [
        { designs: Array.from({ length: 31 }, (_, index) => `x${index}`) },
        'A shortlist holds at most 30 designs',
      ],
    ])('is refused where it is made of %j', async (body, message) => {
      expectInvalid(await say('POST', '', body), 'designs', message)
    })

    it.each(['draft', 'hidden'])(
      'tells a design that is %s from none by nothing: it names what was typed',
      async (status) => {
        const { key } = await made()
        const { _id, code } = await createdDesign(app, { status })
        const asTyped = (named: string, id: string) => ['zzz-1', named, named.replace('-', ''), id, ids[0]]
        const answers = async (typed: (string | undefined)[]) =>
          Promise.all([say('POST', '', { designs: typed }), change(key, { add: typed })])
        const [nameless, noId] = ['ZZZ-9999', 'f'.repeat(24)]
        const ofNone = await answers(asTyped(nameless, noId))
        expectInvalid(ofNone[0], 'designs', `Design not found: zzz-1, zzz-9999, zzz9999, ${noId}`)
        const told = (all: typeof ofNone, named: string, id: string) =>
          all.map(({ status, body }) => [
            status,
            JSON.stringify(body)
              .replaceAll(named.toLowerCase(), 'CODE')
              .replaceAll(named.replace('-', '').toLowerCase(), 'PLAIN')
              .replaceAll(id, 'ID'),
          ])
        expect(told(await answers(asTyped(code, _id)), code, _id)).toEqual(told(ofNone, nameless, noId))
      },
    )

    it('names a design that visitors do not see as it was typed, and never by its id', async () => {
      const { _id, code } = await createdDesign(app, { status: 'draft' })
      const { body } = await say('POST', '', { designs: [code] })
      expect(body.message).toBe(`Design not found: ${code.toLowerCase()}`)
      expect(JSON.stringify(body)).not.toContain(_id)
    })

    it('of a bot, which fills in what nobody sees, is answered alike and stored nowhere', async () => {
      const { status, body } = await say('POST', '', {
        designs: ids.slice(0, 1),
        website: 'http://spam.example',
      })
      expect([status, Object.keys(body)]).toEqual([201, ['_id', 'key', 'url', 'editKey']])
      expectError(await app.visit(`/api/shortlists/${body.key}`), 404, 'Shortlist not found')
      const { key } = await made()
      const said = await change(key, { comment: 'Buy now', website: 'x' })
      expect([said.status, said.body.comments]).toEqual([200, []])
    })
  })

  describe('that others change', () => {
    it('gets designs added and taken out, as often as they are named', async () => {
      const { key } = await made()
      const { status, body } = await change(key, {
        add: [ids[3], ids[0]],
        remove: [ids[1], 'f'.repeat(24)],
        by: 'Ravi',
      })
      expect([status, shortlist.parse(body)._id]).toEqual([200, body._id])
      expect(await chosen(key)).toEqual([ids[0], ids[2], ids[3]])
      const { designs } = await read(key)
      expect(designs.map(({ addedBy }: { addedBy: string }) => addedBy)).toEqual(['', '', 'Ravi'])
    })

    it('is put in order and named: what an order leaves out follows', async () => {
      const { key } = await made()
      await change(key, { order: [ids[2], 'gone', ids[0]], name: 'For Amma' })
      expect([await chosen(key), (await read(key)).name]).toEqual([[ids[2], ids[0], ids[1]], 'For Amma'])
    })

    it('keeps the place of a design that is hidden while the others are put in order', async () => {
      const hidden = await createdDesign(app)
      const { key } = await made({ designs: [ids[0], hidden._id, ids[1], ids[2]] })
      await app.put(`/api/designs/${hidden._id}`, { status: 'hidden' })
      await change(key, { add: [ids[3]], order: [ids[1], ids[3], ids[0]] })
      expect(await chosen(key)).toEqual([ids[1], ids[3], ids[0], ids[2]])
      await app.put(`/api/designs/${hidden._id}`, { status: 'published' })
      expect(await chosen(key)).toEqual([ids[1], hidden._id, ids[3], ids[0], ids[2]])
    })

    it('keeps comments as they were typed, the oldest first', async () => {
      const { key } = await made()
      await change(key, { comment: ' <b>No</b> http://spam.example ', by: ' Asha ' })
      await change(key, { comment: 'रसोई छोटी है' })
      expect((await read(key)).comments).toEqual([
        {
          _id: expect.any(String),
          text: '<b>No</b> http://spam.example',
          by: 'Asha',
          at: expect.any(String),
        },
        { _id: expect.any(String), text: 'रसोई छोटी है', by: '', at: expect.any(String) },
      ])
    })

    it('keeps a comment once whose answer was lost, and twice where somebody says it again', async () => {
      const { key } = await made()
      const { key: other } = await made()
      const saying = (list: string, name: string, comment = 'Yes') =>
        app.call('PUT', `/api/shortlists/${list}`, { comment }, '', { 'Idempotency-Key': name })
      const both = await Promise.all([saying(key, 'one'), saying(key, 'one')])
      expect(both.map(({ status, body }) => [status, body.comments.length])).toEqual([
        [200, 1],
        [200, 1],
      ])
      await saying(key, 'two')
      await saying(key, 'two', 'No')
      await saying(other, 'one')
      const saidOf = async (list: string) =>
        (await read(list)).comments.map(({ text }: { text: string }) => text)
      expect([await saidOf(key), await saidOf(other)]).toEqual([['Yes', 'Yes', 'No'], ['Yes']])
    })

    it.each([
      [{ comment: ' ' }, 'comment', 'Comment is required'],
      [{ comment: 'x'.repeat(501) }, 'comment', 'Comment must be at most 500 characters'],
      [{ comment: 'Yes', by: 'x'.repeat(51) }, 'by', 'First name must be at most 50 characters'],
      [{ add: ['nothing'] }, 'add', 'Design not found: nothing'],
      [{ close: 'yes' }, 'close', 'Close must be true or false'],
    ])('refuses %j and stays as it was', async (body, field, message) => {
      const { key } = await made()
      const before = await read(key)
      expectInvalid(await change(key, body), field, message)
      expect(await read(key)).toEqual(before)
    })

    it('holds thirty designs and two hundred comments, and says so', async () => {
      const { key, _id } = await made({ designs: ids.slice(0, 30) })
      expectInvalid(await change(key, { add: [ids[30]] }), 'add', 'A shortlist holds at most 30 designs')
      expect((await change(key, { add: [ids[30]], remove: [ids[0]] })).status).toBe(200)
      const comments = Array.from({ length: limits.shortlist.comments }, (_, index) => ({
        id: index.toString(16).padStart(24, '0'),
        createdAt: new Date().toISOString(),
        shortlistId: _id,
        by: '',
        text: 'Yes',
      }))
      await app.dependencies.db.insertInto('shortlistComment').values(comments).execute()
      expectInvalid(await change(key, { comment: 'No' }), 'comment', 'A shortlist holds at most 200 comments')
    })

    it('loses nothing of what several change at once', async () => {
      const { key } = await made()
      const answers = await Promise.all([
        ...ids.slice(3, 15).map((id) => change(key, { add: [id], comment: id })),
        change(key, { remove: [ids[0]] }),
        change(key, { remove: [ids[1]] }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect((await chosen(key)).toSorted()).toEqual(ids.slice(2, 15).toSorted())
      const said = (await read(key)).comments.map(({ text }: { text: string }) => text)
      expect(said.toSorted()).toEqual(ids.slice(3, 15).toSorted())
    })

    it('answers 304 to who has its last state already', async () => {
      const { key } = await made()
      const ask = (tag: string) =>
        app.request(`/api/shortlists/${key}`, { headers: { 'if-none-match': tag } })
      const tag = (await ask('')).headers.get('etag') ?? ''
      // A proxy that compresses makes it weak.
      for (const known of [tag, `W/${tag}`, `"other", W/${tag}`, '*'])
        expect((await ask(known)).status).toBe(304)
      await change(key, { comment: 'Another' })
      expect((await ask(tag)).status).toBe(200)
    })
  })

  describe('that is closed', () => {
    it.each([{ close: true }, {}])('takes the edit key with %j, and no other', async (body) => {
      const { key, editKey } = await made()
      for (const wrong of [{ ...body, editKey: 'wrong' }, { close: true }, { comment: 'Yes', editKey: '' }])
        expectError(await change(key, wrong), 403, 'Only who made this shortlist can close it')
      expect((await read(key)).isClosed).toBe(false)
      expect((await change(key, { ...body, editKey })).body.isClosed).toBe(true)
      expect((await read(key)).isClosed).toBe(true)
    })

    it('is read, and no longer changed, by nobody', async () => {
      const { key, editKey } = await made()
      await change(key, { editKey })
      const before = await read(key)
      for (const body of [
        { add: [ids[5]] },
        { remove: [ids[0]] },
        { comment: 'Yes' },
        { name: 'x' },
        { order: [ids[1]] },
      ])
        for (const keys of [{}, { editKey }])
          expectError(
            await change(key, { ...body, ...keys }),
            409,
            'This shortlist is closed: it can be read, and no longer changed.',
          )
      expect((await change(key, { editKey, close: true })).status).toBe(200)
      expect(await read(key)).toEqual(before)
    })
  })

  it('leaves out what visitors do not see any more, counts it, and shows it again', async () => {
    const [one, other] = [await createdDesign(app), await createdDesign(app)]
    const { key } = await made({ designs: [one._id, other._id] })
    await app.delete(`/api/designs/${one._id}`)
    await app.put(`/api/designs/${other._id}`, { status: 'hidden' })
    expect(await read(key)).toMatchObject({ designs: [], leftOut: 2 })
    await app.put(`/api/designs/${other._id}`, { status: 'published' })
    await app.post(`/api/trash/${one._id}/restore`)
    expect([await chosen(key), (await read(key)).leftOut]).toEqual([[one._id, other._id], 0])
  })

  it('that is full gets another in the place of one that visitors do not see any more', async () => {
    const hidden = await createdDesign(app)
    const { key } = await made({ designs: [...ids.slice(0, 29), hidden._id] })
    await app.put(`/api/designs/${hidden._id}`, { status: 'hidden' })
    expectInvalid(
      await change(key, { add: ids.slice(29, 31) }),
      'add',
      'A shortlist holds at most 30 designs',
    )
    expect((await read(key)).leftOut).toBe(1)
    expect((await change(key, { add: [ids[29]] })).status).toBe(200)
    expect([await chosen(key), (await read(key)).leftOut]).toEqual([ids.slice(0, 30), 0])
    expectInvalid(await change(key, { add: [ids[30]] }), 'add', 'A shortlist holds at most 30 designs')
  })

  it('is gone 180 days after the last visit, with all that was said', async () => {
    const { db } = app.dependencies
    const [lost, visited] = [await made(), await made()]
    for (const { key } of [lost, visited]) await change(key, { comment: 'Yes' })
    const setVisit = (key: string, days: number) =>
      db
        .updateTable('shortlist')
        .set({ visitedAt: new Date(Date.now() - days * day).toISOString() })
        .where('key', '=', key)
        .execute()
    await setVisit(lost.key, 180.1)
    await setVisit(visited.key, 179.9)
    expectError(await app.visit(`/api/shortlists/${lost.key}`), 404, 'Shortlist not found')
    expectError(await change(lost.key, { comment: 'Yes' }), 404, 'Shortlist not found')
    expect((await read(visited.key)).comments).toHaveLength(1)
    await forgetUnvisited(db, Date.now() + day)
    const left = await db.selectFrom('shortlistComment').select('shortlistId').distinct().execute()
    const known = left.map(({ shortlistId }) => shortlistId)
    expect([known.includes(lost._id), known.includes(visited._id)]).toEqual([false, true])
  })

  it('notes a visit once a day at most', async () => {
    const { db } = app.dependencies
    const { key, _id } = await made()
    const visitedAt = async () =>
      (await db.selectFrom('shortlist').select('visitedAt').where('id', '=', _id).executeTakeFirstOrThrow())
        .visitedAt
    const first = await visitedAt()
    await read(key)
    expect(await visitedAt()).toBe(first)
    const twoDaysAgo = new Date(Date.now() - 2 * day).toISOString()
    await db.updateTable('shortlist').set({ visitedAt: twoDaysAgo }).where('id', '=', _id).execute()
    await read(key)
    expect((await visitedAt()) > first).toBe(true)
  })

  it('is limited by address: what is made, and what is changed', async () => {
    const designs = ids.slice(0, 1)
    for (let count = 0; count < 20; count++)
      expect((await say('POST', '', { designs }, '10.9.0.1')).status).toBe(201)
    const refused = await say('POST', '', { designs }, '10.9.0.1')
    expectError(refused, 429, 'Too many shortlists from this address. Please try again later.')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { key } = await made()
    // Twenty at once: changes of one list wait for each other, and who waits too long is refused for that.
    for (let lot = 0; lot < limits.shortlist.changes / 20; lot++) {
      const calls = Array.from({ length: 20 }, () => say('PUT', `/${key}`, {}, '10.9.0.1'))
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    }
    expectError(await say('PUT', `/${key}`, {}, '10.9.0.1'), 429)
    expect((await change(key, { comment: 'Yes' })).status).toBe(200)
  })

  it('empties no cache of pages', async () => {
    const { contentVersion } = app.dependencies
    const before = contentVersion.current()
    const { key, editKey } = await made()
    await change(key, { comment: 'Yes' })
    await change(key, { editKey })
    expect(contentVersion.current()).toBe(before)
  })

  it.each(['x', 'x'.repeat(5000), '%00', "'"])('of the key %s is not found', async (key) => {
    expectError(await app.visit(`/api/shortlists/${key}`), 404, 'Shortlist not found')
    expectError(await change(key, { comment: 'Yes' }), 404, 'Shortlist not found')
  })
})
