import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileTypes } from '#contract/file.ts'
import { mediaQuery } from '#contract/media.ts'
import { onEachDatabase } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import {
  createdCategory,
  createdDesign,
  jpeg,
  serviceFields,
  uploaded,
  uploadedPicture,
} from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { listMedia } from './repository.ts'

onEachDatabase('The library', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const read = async (id: string) => (await app.get(`/api/media/${id}`)).body.data
  const idsOf = async (query: string) => {
    const { status, body } = await app.get(`/api/media${query}`)
    expect([query, status]).toEqual([query, 200])
    return body.data.map(({ _id }: { _id: string }) => _id)
  }

  it('tells of a file what it is, what is said of it and what shows it', async () => {
    const { body: stored } = await app.upload('Well house.jpg', await jpeg(64, 48))
    const id = stored.$id
    const design = await createdDesign(app, { title: 'Well house', images: [id] })
    const { body: service } = await app.post('/api/services', serviceFields({ title: 'Wells', icon: id }))
    expect(await read(id)).toEqual({
      _id: id,
      name: 'Well house.jpg',
      kind: 'image',
      type: 'image/jpeg',
      size: stored.sizeOriginal,
      width: 64,
      height: 48,
      url: `/v1/storage/buckets/media/files/${id}/view?project=portfolio`,
      placeholder: expect.stringMatching(/^data:image\//),
      title: '',
      alt: '',
      credit: '',
      focus: null,
      used: true,
      uses: 2,
      usedIn: [
        {
          kind: 'service',
          _id: service._id,
          name: 'Wells',
          link: `/admin/services/${service._id}/edit`,
          isInTrash: false,
        },
        {
          kind: 'design',
          _id: design._id,
          name: `Well house (${design.code})`,
          link: `/admin/designs/${design._id}/edit`,
          isInTrash: false,
        },
      ],
      createdAt: stored.$createdAt,
      updatedAt: stored.$createdAt,
      removedAt: null,
    })
    await app.delete(`/api/designs/${design._id}`)
    expect((await read(id)).usedIn).toContainEqual({
      kind: null,
      _id: design._id,
      name: 'Well house',
      link: '/admin/trash',
      isInTrash: true,
    })
  })

  it('tells of a file that nothing shows when it is removed, and names few of many that show one', async () => {
    const id = await uploadedPicture(app)
    const { unusedSince } = await app.dependencies.db
      .selectFrom('file')
      .select('unusedSince')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const removedAt = new Date(Date.parse(unusedSince ?? '') + 24 * 3_600_000).toISOString()
    expect(await read(id)).toMatchObject({ used: false, uses: 0, usedIn: [], removedAt })
    const subcategories = Array.from({ length: 7 }, (_, index) => ({ name: `Court ${index}`, image: id }))
    const category = await createdCategory(app, { subcategories })
    const { body } = await app.get('/api/media?limit=500')
    const listed = body.data.find(({ _id }: { _id: string }) => _id === id)
    expect([listed.uses, listed.usedIn.length]).toEqual([7, 5])
    const { usedIn } = await read(id)
    expect(usedIn.map(({ link }: { link: string }) => link)).toEqual(
      Array(7).fill(`/admin/categories/${category._id}/edit`),
    )
  })

  describe('is narrowed and ordered', () => {
    let ids: Record<'film' | 'small' | 'large' | 'drawing', string>
    beforeAll(async () => {
      const svg = new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M1 1h7"/></svg>',
      )
      ids = {
        film: await uploaded(app, 'Zenana walk.mp4', video()),
        small: await uploaded(app, 'zenana_small.jpg', await jpeg(8, 8)),
        large: await uploaded(app, 'Zénana large.jpg', await jpeg(400, 300)),
        drawing: await uploaded(app, 'zenana.svg', svg),
      }
      await app.put(`/api/media/${ids.large}`, { credit: 'R. Menon', title: '50% shade' })
      await createdDesign(app, { images: [ids.small] })
      const { db } = app.dependencies
      const day = (id: string, createdAt: string) =>
        db.updateTable('file').set({ createdAt }).where('id', '=', id).execute()
      await day(ids.film, '2026-03-01T18:29:59.999Z')
      await day(ids.small, '2026-03-01T18:30:00.000Z')
    })

    const only = (query: string) => idsOf(`?search=zenana${query}`)

    it('by kind, use, size, day and words', async () => {
      const { film, small, large, drawing } = ids
      expect(await only('&kind=video')).toEqual([film])
      expect(await only('&kind=drawing')).toEqual([drawing])
      expect(new Set(await only('&kind=image'))).toEqual(new Set([small, large]))
      expect(await only('&used=true')).toEqual([small])
      expect(new Set(await only('&used=false'))).toEqual(new Set([film, large, drawing]))
      const { size } = await read(large)
      expect(await only(`&kind=image&minSize=${size}`)).toEqual([large])
      expect(await only(`&kind=image&maxSize=${size - 1}`)).toEqual([small])
      expect(await only('&from=2026-03-02&to=2026-03-02')).toEqual([small])
      expect(await only('&to=2026-03-01')).toEqual([film])
      expect(await idsOf('?search=menon%20lar')).toEqual([large])
      expect(await idsOf('?search=50%25')).toEqual([large])
      expect(await idsOf('?search=menon%20small')).toEqual([])
      expect(await idsOf('?search=%2C%20.')).toEqual([])
      expect(await idsOf('?search=%20')).not.toEqual([])
    })

    it('by age, size and name, page by page', async () => {
      const { film, small, large, drawing } = ids
      expect((await only('&sort=oldest')).slice(0, 2)).toEqual([film, small])
      expect((await only('')).slice(-2)).toEqual([small, film])
      expect((await only('&kind=image&sort=largest'))[0]).toBe(large)
      expect((await only('&kind=image&sort=smallest'))[0]).toBe(small)
      expect(await only('&sort=name')).toEqual([large, film, drawing, small])
      const { body } = await app.get('/api/media?search=zenana&sort=name&page=2&limit=3')
      expect([body.data[0]._id, body.pagination]).toEqual([small, { page: 2, limit: 3, total: 4, pages: 2 }])
    })

    it('by type, one or several', async () => {
      const { film, small, large, drawing } = ids
      expect(await only('&type=video/mp4')).toEqual([film])
      const several = await only('&type=image/jpeg&type=image/svg%2Bxml')
      expect(new Set(several)).toEqual(new Set([small, large, drawing]))
    })

    it('alike where few files are left and where many are, and counts them', async () => {
      const { db } = app.dependencies
      await app.delete(`/api/media/${await uploaded(app, 'zenana gone.jpg', await jpeg(9, 8))}`)
      const asked = [
        ...[
          '',
          'search=zenana',
          'search=zenana&used=false',
          'search=zenana+small',
          'used=true',
          'used=false',
        ],
        ...[
          'kind=image&sort=largest',
          'type=image/jpeg&sort=name',
          'minSize=300&sort=oldest',
          'maxSize=9000',
        ],
        ...['used=true&sort=smallest', 'from=2026-03-02&sort=name', 'used=false&to=2027-01-01&sort=largest'],
      ]
      for (const query of asked) {
        const { body } = await app.get(`/api/media?limit=500&${query}`)
        const few = body.data.map(({ _id }: { _id: string }) => _id)
        expect([query, few.length]).toEqual([query, body.pagination.total])
        expect(few.length).toBeGreaterThan(0)
        const parameters = new URLSearchParams(query)
        const types = parameters.getAll('type')
        const read = mediaQuery.parse({
          ...Object.fromEntries(parameters),
          ...{ limit: '500', type: types.length > 0 ? types : undefined },
        })
        const many = await listMedia(db, read, Number.POSITIVE_INFINITY)
        expect([query, many.map(({ id }) => id)]).toEqual([query, few])
      }
    })

    it.each([
      ['type=text/plain', 'type', `Type must be one of ${fileTypes.join(', ')}`],
      ['kind=picture', 'kind', 'Kind must be one of image, drawing, video'],
      ['used=maybe', 'used', 'Used must be true or false'],
      ['minSize=-1', 'minSize', 'Minimum size must be a whole number'],
      ['maxSize=1.5', 'maxSize', 'Maximum size must be a whole number'],
      ['from=yesterday', 'from', 'From must be a date like 2026-11-21'],
      ['to=2026-02-30', 'to', 'To must be a date like 2026-11-21'],
      ['sort=best', 'sort', 'Sort must be one of newest, oldest, largest, smallest, name'],
      ['page=0', 'page', 'Page must be a positive whole number'],
    ])('but not by %s', async (query, field, message) => {
      expectInvalid(await app.get(`/api/media?${query}`), field, message)
    })
  })

  describe('is told', () => {
    it('what a file shows, who made it and where its focal point lies, and finds it by that', async () => {
      const id = await uploadedPicture(app)
      const said = { title: 'Dusk', alt: 'A court', credit: 'N. Iyer', focus: { x: 0.25, y: 1 } }
      const { status, body } = await app.put(`/api/media/${id}`, {
        ...said,
        title: ' Dusk ',
        name: 'x',
        size: 1,
      })
      expect([status, body]).toEqual([200, { ...(await read(id)), ...said }])
      expect(body).toMatchObject({ _id: id, name: 'picture.jpg' })
      expect(await idsOf('?search=iyer')).toEqual([id])
      const { body: changed } = await app.put(`/api/media/${id}`, { credit: '', focus: null })
      expect(changed).toMatchObject({ title: 'Dusk', alt: 'A court', credit: '', focus: null })
      expect(await idsOf('?search=iyer')).toEqual([])
      const [record] = (await app.get(`/api/activity?subject=${id}`)).body.data
      expect(record).toMatchObject({
        kind: 'media',
        action: 'updated',
        subject: { _id: id, name: 'Dusk', exists: true },
        changes: [{ field: 'credit' }, { field: 'focus' }],
      })
    })

    it('what every place shows that has no text of its own, and every one the focal point', async () => {
      const [id, other] = [await uploadedPicture(app), await uploadedPicture(app)]
      const design = await createdDesign(app, {
        title: 'Step house',
        images: [id, { fileId: other, alt: 'Its own' }],
      })
      const { body: service } = await app.post('/api/services', serviceFields({ title: 'Wells', icon: id }))
      const shown = async () => {
        const { body: list } = await app.visit('/api/designs')
        const one = list.data.find(({ _id }: { _id: string }) => _id === design._id)
        const { body: whole } = await app.visit(`/api/services/${service._id}`)
        return [...one.images, whole.data.icon].map(({ alt, focus, isLibraryAlt }) => [
          alt,
          focus,
          isLibraryAlt,
        ])
      }
      expect(await shown()).toEqual([
        ['Step house', undefined, undefined],
        ['Its own', undefined, undefined],
        ['Wells', undefined, undefined],
      ])
      const focus = { x: 0, y: 0.5 }
      for (const fileId of [id, other]) await app.put(`/api/media/${fileId}`, { alt: 'A stair', focus })
      const told = [
        ['A stair', focus, true],
        ['Its own', focus, undefined],
        ['A stair', focus, true],
      ]
      expect(await shown()).toEqual(told)
      await app.put(`/api/designs/${design._id}`, { title: 'Step well' })
      const [version] = (await app.get(`/api/designs/${design._id}/versions`)).body.data
      expect(version.fields).toEqual(['title'])
      await app.post(`/api/designs/${design._id}/versions/${version._id}/restore`)
      expect(await shown()).toEqual(told)
      await app.put(`/api/media/${id}`, { alt: '', focus: null })
      expect(await shown()).toEqual([
        ['Step house', undefined, undefined],
        told[1],
        ['Wells', undefined, undefined],
      ])
    })

    it.each([
      [{ alt: 'x'.repeat(201) }, 'alt', 'Alternative text must be at most 200 characters'],
      [{ title: 7 }, 'title', 'Title must be text'],
      [{ credit: 'a\0' }, 'credit', 'Credit contains a character that cannot be stored'],
      [{ focus: { x: 1.01, y: 0 } }, 'focus.x', 'Focus x must be from 0 to 1'],
      [{ focus: { x: 0 } }, 'focus.y', 'Focus y must be a number'],
      [{ focus: 'middle' }, 'focus', 'Focus must be a point with x and y'],
      [{ updatedAt: 'now' }, 'updatedAt', 'updatedAt must be a date'],
    ])('nothing by %j', async (body, field, message) => {
      const id = await uploadedPicture(app)
      const before = await read(id)
      expectInvalid(await app.put(`/api/media/${id}`, body), field, message)
      expect(await read(id)).toEqual(before)
    })

    it('nothing over what somebody else said meanwhile', async () => {
      const id = await uploadedPicture(app)
      const { updatedAt } = await read(id)
      await app.put(`/api/media/${id}`, { alt: 'One', updatedAt })
      expectError(
        await app.put(`/api/media/${id}`, { alt: 'Two', updatedAt }),
        409,
        'This file was changed by someone else. Reload to see the latest version.',
      )
      expect((await read(id)).alt).toBe('One')
    })

    it.each(['nothing', 'sample-one', '%00', 'x'.repeat(300)])(
      'nothing of %j, which it has not',
      async (id) => {
        expectError(await app.get(`/api/media/${id}`), 404, 'File not found')
        expectError(await app.put(`/api/media/${id}`, { alt: 'x' }), 404, 'File not found')
      },
    )
  })
})
