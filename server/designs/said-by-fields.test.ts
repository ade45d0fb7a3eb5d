import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachDatabase } from '#test/databases.ts'
import { createdDesign } from '#test/factories.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

onEachDatabase('Searches for what only the fields of a design say', (open) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(await open())
    await createdDesign(app, {
      title: 'Neem turret',
      house: { vastu: 'yes', facing: 'N' },
      colors: ['White'],
    })
    await createdDesign(app, { title: 'Sal', house: { vastu: 'no', floors: 2, parking: 2 } })
    await createdDesign(app, {
      title: 'Teak',
      house: { vastu: 'on-request', stilt: true, style: 'Brutalist' },
    })
    await createdDesign(app, {
      title: 'Palm',
      house: { floors: 2, parking: 0 },
      colors: ['#ffffff', 'Slate'],
    })
    await createdDesign(app, { title: 'Drawing of a floor' })
    await createdDesign(app, { title: 'Ebony house', description: 'With a white gate.' })
  })
  afterAll(() => app.stop())

  async function found(search: string): Promise<{ titles: string[]; understood: { means: string }[] }> {
    const { body } = await app.visit(`/api/designs?search=${encodeURIComponent(search)}`)
    const titles = body.data.map(({ title }: { title: string }) => title.split(' ')[0])
    return { titles, understood: body.understood }
  }

  it.each([
    ['vastu', ['Teak', 'Neem']],
    ['vaastu house', ['Teak', 'Neem']],
    ['वास्तु', ['Teak', 'Neem']],
    ['north facing vastu house', ['Neem']],
    ['duplex with parking', ['Sal']],
    ['car parking', ['Teak', 'Sal']],
    ['brutalist', ['Teak']],
    ['white house', ['Neem', 'Ebony']],
    ['stilt parking', ['Teak']],
    ['slate colour house', ['Palm']],
  ])('%s', async (typed, titles) => {
    expect((await found(typed)).titles.sort()).toEqual([...titles].sort())
  })

  it('puts first what says house too, where more than that is sought', async () => {
    expect((await found('house with white')).titles).toEqual(['Ebony', 'Neem'])
    expect((await found('house plan')).titles).toEqual(['Ebony'])
  })

  it('a plural with a letter amiss is put right, and a word that only joins others is not what was meant', async () => {
    expect((await found('turets')).titles).toEqual(['Neem'])
    const { titles, understood } = await found('flor')
    expect(titles).toEqual(['Drawing'])
    expect(understood.map(({ means }) => means)).toEqual(['floor'])
    await createdDesign(app, { title: 'Rooms for two', description: 'For parents and for guests.' })
    expect((await found('flor')).titles).toEqual(['Drawing'])
  })

  it('puts nothing right that need not be said', async () => {
    expect((await found('turets design')).understood.map(({ means }) => means)).toEqual(['turret'])
  })
})
