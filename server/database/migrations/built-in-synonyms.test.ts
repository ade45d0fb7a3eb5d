import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultSynonyms, readSynonym } from '#contract/said/synonyms.ts'
import { onEachDatabase } from '#test/databases.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { readSettings } from '../../settings/repository.ts'
import { migration } from './20270380-built-in-synonyms.ts'

/** As the release before brought them along. */
const lines = `
ghar, makan, makaan, grih, griha, gruh, घर, मकान, गृह = house, home
bangla, bangala, bunglow, bangalow, banglow, bunglo, बंगला, बंगलो = bungalow
kothi, kothee, कोठी = bungalow, villa
haveli, hawelli, haweli, हवेली = courtyard house, traditional
farm house, फार्महाउस, फार्म हाउस = farmhouse
row house, rowhouse, रो हाउस = row house, townhouse
flat, apartment, फ्लैट, अपार्टमेंट = flat, apartment
villa, विला = villa
naksha, naksa, nakshe, नक्शा, नक्शे, plan, plans = floor plan, plan
dizain, dijain, डिजाइन, डिज़ाइन = design
aangan, angan, आँगन, आंगन, chowk, चौक = courtyard
baramda, baraamda, verandah, veranda, varanda, बरामदा = verandah, veranda
rasoi, rasoighar, रसोई, रसोईघर = kitchen
baithak, बैठक, drawing room, hall = living room
shayan kaksh, sone ka kamra, शयनकक्ष = bedroom
pooja, puja, mandir, पूजा, मंदिर = pooja, puja
balkani, balcony, बालकनी, chhajja = balcony
chhat, terrace, छत = terrace, roof
bagicha, garden, बगीचा, बाग = garden
adhunik, naya, aadhunik, आधुनिक, मॉडर्न = modern, contemporary
paramparik, desi, पारंपरिक, परंपरागत = traditional
chhota, chota, chhoti, choti, छोटा, छोटी = compact, small
bada, badi, bara, बड़ा, बड़ी = spacious, large
sada, saral, sidha, सादा, सरल = minimalist, simple
sasta, saste, kam kharch, low cost, सस्ता = budget, affordable
samne, saamne, front design, front elevation, front view, सामने, एलिवेशन = elevation
andar, antarik, अंदर, इंटीरियर = interior
gaon, gaanv, village, गांव, गाँव = rural, village
vastu, vaastu, vasthu, vastu shastra, वास्तु = vastu
gadi, gaadi, garage, car park, carport, पार्किंग, गाड़ी = parking
dukan, dukaan, दुकान, shop = shop, commercial
`

onEachDatabase('The synonyms that the product brings along', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
  })
  afterAll(() => app.stop())

  const stored = async () =>
    JSON.parse(
      (await app.dependencies.db.selectFrom('setting').selectAll().executeTakeFirstOrThrow()).document,
    )

  it('are not stored, until the firm changes them', async () => {
    expect(await stored()).not.toHaveProperty('synonyms')
    await app.put('/api/settings', { contactPhone: '98765 43210' })
    expect(await stored()).not.toHaveProperty('synonyms')
    const synonyms = [{ said: ['wada'], means: ['house'] }]
    await app.put('/api/settings', { synonyms })
    expect(await stored()).toMatchObject({ synonyms })
    await app.put('/api/settings', { synonyms: defaultSynonyms })
    expect(await stored()).not.toHaveProperty('synonyms')
  })

  it('take the place of those that a release before stored, unless the firm has changed them', async () => {
    const { db } = app.dependencies
    const before = lines.split('\n').flatMap((line) => readSynonym(line) ?? [])
    async function migrated(synonyms: unknown) {
      const document = JSON.stringify({ websiteName: 'Firm', synonyms })
      await db.updateTable('setting').set({ document }).execute()
      await db.transaction().execute((tx) => migration.up(tx as never, 'sqlite'))
      return await readSettings(db)
    }

    expect(await migrated(before)).toMatchObject({ websiteName: 'Firm', synonyms: defaultSynonyms })
    const own = before.slice(1)
    for (const list of [own, []]) expect((await migrated(list)).synonyms).toEqual(list)
  })
})
