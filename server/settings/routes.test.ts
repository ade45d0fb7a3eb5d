import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsDefaults } from '#contract/settings.ts'
import { onEachDatabase, openBegunSqlite } from '#test/databases.ts'
import { expectError, expectInvalid } from '#test/expect-response.ts'
import { largePng, unusedSince, uploaded, uploadedPicture } from '#test/factories.ts'
import { video } from '#test/files/make-files.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { mergeSettings, readSettings, writeSettings } from './repository.ts'

const qrField = 'paymentSettings.bankDetails.qrCodeUrl'

onEachDatabase('Settings', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const read = async () => (await app.visit('/api/settings')).body.data
  const save = (changes: unknown) => app.put('/api/settings', changes)

  it('have their whole shape from the first start', async () => {
    expect(await read()).toEqual({ ...settingsDefaults, updatedAt: expect.any(String) })
  })

  it('merge deeply: what a body does not carry stays', async () => {
    await save({ websiteName: 'Studio', socialMedia: { facebook: 'https://facebook.com/studio' } })
    await save({ paymentSettings: { upiId: 'studio@upi', bankDetails: { bankName: 'State Bank' } } })
    const before = await read()
    const { status, body } = await save({
      contactPhone: ' +91 98765 43210 ',
      socialMedia: { twitter: 'https://x.com/studio' },
      paymentSettings: { bankDetails: { ifscCode: 'SBIN0000001' } },
    })
    expect([status, body]).toEqual([
      200,
      {
        ...before,
        contactPhone: '+91 98765 43210',
        socialMedia: {
          ...before.socialMedia,
          facebook: 'https://facebook.com/studio',
          twitter: 'https://x.com/studio',
        },
        paymentSettings: {
          ...before.paymentSettings,
          upiId: 'studio@upi',
          bankDetails: {
            ...before.paymentSettings.bankDetails,
            bankName: 'State Bank',
            ifscCode: 'SBIN0000001',
          },
        },
        updatedAt: expect.any(String),
      },
    ])
    expect(await read()).toEqual(body)
  })

  it('change nothing with an empty body, and ignore what they do not know', async () => {
    const { updatedAt, ...before } = await read()
    const { body } = await save({
      unknown: 1,
      socialMedia: { orkut: 'x' },
      paymentSettings: { bankDetails: {} },
    })
    expect(body).toEqual({ ...before, updatedAt: expect.any(String) })
  })

  it('know when the terms and the privacy policy were last changed, each by itself', async () => {
    const times = async (changes: unknown) => (await save(changes)).body.policiesUpdatedAt
    const first = await times({ termsAndConditions: '<p>Half first.</p>' })
    expect(first).toEqual({ termsAndConditions: (await read()).updatedAt, privacyPolicy: null })
    expect(
      await times({ termsAndConditions: '<p>Half first.</p>', contactPhone: '+91 98765 00000' }),
    ).toEqual(first)
    expect(await times({ policiesUpdatedAt: { privacyPolicy: '2020-01-01T00:00:00.000Z' } })).toEqual(first)
    const { termsAndConditions, privacyPolicy } = await times({ privacyPolicy: '<p>We keep nothing.</p>' })
    expect([termsAndConditions, privacyPolicy]).toEqual([first.termsAndConditions, (await read()).updatedAt])
    expect(await times({ termsAndConditions: '', privacyPolicy: '' })).toEqual(
      settingsDefaults.policiesUpdatedAt,
    )
    expect(settingsDefaults.policiesUpdatedAt).toEqual({ termsAndConditions: null, privacyPolicy: null })
  })

  it('can be cleared', async () => {
    await save({ address: 'Mysuru', paymentSettings: { upiId: 'xy@upi' }, maintenanceMode: true })
    const { body } = await save({ address: '', paymentSettings: { upiId: '' }, maintenanceMode: false })
    expect(body).toMatchObject({ address: '', paymentSettings: { upiId: '' }, maintenanceMode: false })
  })

  it.each([
    [{ websiteName: ' ' }, 'websiteName', 'Website name is required'],
    [{ websiteName: null }, 'websiteName', 'Website name is required'],
    [{ contactEmail: '' }, 'contactEmail', 'Contact email is required'],
    [{ contactEmail: 'studio' }, 'contactEmail', 'Please enter a valid email address'],
    [{ contactPhone: '' }, 'contactPhone', 'Contact phone is required'],
    [{ contactPhone: 'call me' }, 'contactPhone', 'Please enter a valid phone number'],
  ])('refuse %j, and keep nothing of it', async (change, field, message) => {
    const before = await read()
    expectInvalid(await save({ aboutUs: 'half saved', ...change }), field, message)
    expect(await read()).toEqual(before)
  })

  it.each([
    { socialMedia: null },
    { socialMedia: 'https://x.com' },
    { socialMedia: [] },
    { paymentSettings: { bankDetails: null } },
    { paymentSettings: { bankDetails: { bankName: 5 } } },
    { paymentSettings: [] },
    { paymentSettings: { upiId: 'not a upi' } },
    { paymentSettings: { bankDetails: { ifscCode: 'HDFC1000123' } } },
    { maintenanceMode: 'true' },
    { maintenanceMode: 1 },
    { aboutUs: null },
    { metaTitle: 'x'.repeat(201) },
    { termsAndConditions: 'x'.repeat(200_001) },
  ])('refuse %j', async (change) => {
    expectError(await save(change), 400)
  })

  it('lose none of many edits at once', async () => {
    const edits = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest']
    await Promise.all(
      edits.map((network) => save({ socialMedia: { [network]: `https://example.com/${network}` } })),
    )
    const { socialMedia } = await read()
    expect(socialMedia).toEqual(
      Object.fromEntries(edits.map((name) => [name, `https://example.com/${name}`])),
    )
  })

  describe('A link', () => {
    const at = {
      social: (link: string) => ({ socialMedia: { instagram: link } }),
      payment: (link: string) => ({ paymentSettings: { razorpayLink: link } }),
    }

    it.each([
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'blob:https://evil.example/1',
      'file:///etc/passwd',
      'ftp://example.com',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      'https:evil.example',
      'https://',
      'http:///evil.example',
      'gallery',
      'example.com',
      'instagram.com/firm',
      '@firm',
      './gallery',
      'https://exa mple.com',
      '"><script>',
    ])('is never %j', async (link) => {
      const before = await read()
      expectInvalid(await save(at.social(link)), 'socialMedia.instagram', 'Please enter a valid link')
      expectInvalid(await save(at.payment(link)), 'paymentSettings.razorpayLink', 'Please enter a valid link')
      expect(await read()).toEqual(before)
    })

    it.each([
      'https://example.com/a?b=c#d',
      'HTTP://example.com',
      'mailto:studio@example.com',
      'tel:+919876543210',
      '/pricing?a=b',
      '/',
      '',
    ])('may be %j', async (link) => {
      expect((await save(at.social(link))).body.socialMedia.instagram).toBe(link)
      expect((await save(at.payment(link))).body.paymentSettings.razorpayLink).toBe(link)
    })
  })

  it('tidy what is typed, and answer it as it is stored', async () => {
    const { body } = await save({
      socialMedia: { instagram: ' https://instagram.com/firm ' },
      paymentSettings: {
        razorpayLink: ' https://razorpay.me/firm',
        upiId: ' firm@okaxis ',
        bankDetails: { ifscCode: ' hdfc0000123 ', accountNumber: '5010 0234 5678' },
      },
    })
    expect(body).toMatchObject({
      socialMedia: { instagram: 'https://instagram.com/firm' },
      paymentSettings: {
        razorpayLink: 'https://razorpay.me/firm',
        upiId: 'firm@okaxis',
        bankDetails: { ifscCode: 'HDFC0000123', accountNumber: '501002345678' },
      },
    })
    expect(await read()).toEqual(body)
  })

  it('answer what an older version stored, and go on being saved', async () => {
    await save({ address: 'Mysuru' })
    const { updatedAt, ...before } = await read()
    const old = mergeSettings(before, {
      paymentSettings: { upiId: 'not a upi', bankDetails: { ifscCode: 'old' } },
      socialMedia: { instagram: 'firm' },
    })
    await writeSettings(app.dependencies.db, { ...old, updatedAt })
    app.dependencies.contentVersion.move()
    expect(await read()).toMatchObject(old)
    const { status, body } = await save({ address: 'Mandya' })
    expect([status, body]).toEqual([200, { ...old, address: 'Mandya', updatedAt: expect.any(String) }])
  })

  describe('The QR image', () => {
    const qr = (qrCodeUrl: unknown) => ({ paymentSettings: { bankDetails: { qrCodeUrl } } })
    it('is shown by an address that the server makes from its id', async () => {
      const fileId = await uploadedPicture(app)
      const url = `/v1/storage/buckets/media/files/${fileId}/view?project=portfolio`
      for (const given of [
        url,
        fileId,
        `https://evil.example/v1/storage/buckets/media/files/${fileId}/view?x=1`,
      ])
        expect((await save(qr(given))).body.paymentSettings.bankDetails.qrCodeUrl).toBe(url)
      expect((await app.visit(url)).status).toBe(200)
      expect(await unusedSince(app, fileId)).toBeNull()
    })

    it('gives its file free when another takes its place, or none', async () => {
      const [first, second] = [await uploadedPicture(app), await uploadedPicture(app)]
      await save(qr(first))
      await save(qr(second))
      expect([typeof (await unusedSince(app, first)), await unusedSince(app, second)]).toEqual([
        'string',
        null,
      ])
      expect((await save(qr(''))).body.paymentSettings.bankDetails.qrCodeUrl).toBe('')
      expect(await unusedSince(app, second)).toEqual(expect.any(String))
    })

    it.each([
      'f'.repeat(24),
      'https://elsewhere.example/qr.png',
      'data:image/png;base64,AAAA',
      '../x',
      '\u0000',
    ])('is a stored file, not %j', async (given) => {
      const before = await read()
      const response = await save({ aboutUs: 'half saved', ...qr(given) })
      expectError(response, 400)
      if (given !== '\u0000') expectInvalid(response, qrField, 'File not found')
      expect(await read()).toEqual(before)
    })

    it('is an image under 5 MB', async () => {
      const film = await uploaded(app, 'film.mp4', video())
      expectInvalid(await save(qr(film)), qrField, 'Only image files are allowed')
      const large = await uploaded(app, 'qr.png', await largePng(5.2 * 1024 * 1024))
      expectInvalid(await save(qr(large)), qrField, 'File size must be less than 5MB')
    })
  })
})

describe('The payment link', () => {
  it('is the saved one, otherwise the default of the deployment', async () => {
    const standIn = 'https://pay.example/firm'
    const app = await startApp(await openBegunSqlite(), { DEFAULT_PAYMENT_LINK: standIn })
    const read = async () => (await app.visit('/api/settings')).body.data.paymentSettings.razorpayLink
    expect(await read()).toBe(standIn)
    const own = 'https://pay.example/own'
    await app.put('/api/settings', { paymentSettings: { razorpayLink: own } })
    expect(await read()).toBe(own)
    await app.put('/api/settings', { paymentSettings: { razorpayLink: '' } })
    expect(await read()).toBe(standIn)
    await app.stop()
  })

  it('of the deployment is not the saved one because a body repeats what is shown', async () => {
    const app = await startApp(await openBegunSqlite(), { DEFAULT_PAYMENT_LINK: 'https://pay.example/firm' })
    const shown = (await app.get('/api/settings')).body.data
    const contact = { contactEmail: 'studio@example.com', contactPhone: '+91 484 123 4567', address: 'Kochi' }
    const { status, body } = await app.put('/api/settings', { ...shown, ...contact })
    expect([status, body.address, body.paymentSettings]).toEqual([200, 'Kochi', shown.paymentSettings])
    expect((await readSettings(app.dependencies.db)).paymentSettings.razorpayLink).toBe('')
    await app.stop()
  })
})
