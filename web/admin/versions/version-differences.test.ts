import type { FieldValues } from 'react-hook-form'
import { expect, test } from 'vitest'
import { bannerUpdate } from '#contract/banner.ts'
import { categoryUpdate } from '#contract/category.ts'
import { type Design, designUpdate } from '#contract/design.ts'
import { serviceUpdate } from '#contract/service.ts'
import { settingsDefaults, settingsUpdate } from '#contract/settings.ts'
import { testimonialUpdate } from '#contract/testimonial.ts'
import { bannerForm } from '../banners/banner-definition.ts'
import { categoryForm } from '../categories/category-definition.ts'
import { nameOfCategory } from '../designs/category-name.ts'
import { designForm } from '../designs/design-definition.ts'
import type { FormFiles } from '../files/use-files.ts'
import { comparisonsOf } from '../forms/comparison.ts'
import type { FormDefinition } from '../forms/define-form.ts'
import { serviceForm } from '../services/service-definition.ts'
import { websiteForm } from '../settings/website-definition.ts'
import { testimonialForm } from '../testimonials/testimonial-definition.ts'
import { fieldLabels, versionDifferences } from './version-differences.ts'

function comparedIn<Typed extends FieldValues, Stored>(
  definition: FormDefinition<Typed, unknown, Stored, string>,
) {
  const names = Object.keys(definition.files)
  const chosen = Object.fromEntries(names.map((name) => [name, { files: [] } as unknown as FormFiles]))
  return { comparisons: comparisonsOf(definition, { chosen }), typedFrom: definition.typedFrom }
}

test.each([
  ['banner', bannerForm, bannerUpdate, []],
  ['category', categoryForm, categoryUpdate, ['newSubcategory']],
  ['design', designForm, designUpdate, ['newTag']],
  ['service', serviceForm, serviceUpdate, []],
  ['settings', websiteForm, settingsUpdate, []],
  ['testimonial', testimonialForm, testimonialUpdate, []],
])('every comparison of a %s names fields as the API does', (_kind, form, update, typedBeside) => {
  const definition = form as unknown as FormDefinition<FieldValues, unknown, unknown, string>
  const fields = comparedIn(definition).comparisons.flatMap((comparison) => comparison.fields)
  const unknown = fields.filter((field) => !((field.split('.')[0] ?? '') in update.shape))
  expect([fields.length > 0, unknown]).toEqual([true, typedBeside])
})

test('what is typed beside a field is not restored', () => {
  const sheds = { _id: 's', name: 'Sheds', slug: 'sheds', description: '', image: null, designCount: 0 }
  const category = { name: 'Follies', description: '', inMenu: true, subcategories: [sheds] }
  const now = { ...category, subcategories: [] }
  const differences = versionDifferences(comparedIn(categoryForm), category as never, now as never)
  expect(differences.map(({ fields }) => fields)).toEqual([['subcategories']])
})

const measures = { url: '', width: 1, height: 1, placeholder: null, kind: null }
const picture = (fileId: string) => ({ fileId, alt: 'Villa', ...measures })
const design = {
  title: 'Villa',
  basePrice: 200,
  category: { _id: 'c', name: 'Architecture', slug: 'architecture' },
  subcategory: { name: 'Villa', slug: 'villa' },
  images: [picture('a'), picture('b')],
} as unknown as Design

test('a version differs in what reads otherwise now, pictures by the pictures themselves', () => {
  const compared = comparedIn(designForm)
  const now = { ...design, title: 'House', images: [{ ...picture('a'), alt: 'House' }] }
  const differences = versionDifferences(compared, design, now)
  expect(differences.map(({ label, fields, was, is }) => [label, fields, was.text, is.text])).toEqual([
    ['Title', ['title'], 'Villa', 'House'],
    ['Images', ['images'], '', ''],
  ])
  expect(differences[1]?.was.files.map(({ fileId }) => fileId)).toEqual(['a', 'b'])
  expect(versionDifferences(compared, design, { ...design, images: [...design.images] })).toEqual([])
})

test('what a form would refuse today is restored only where it is chosen', () => {
  const now = { ...settingsDefaults, contactEmail: 'a@b.in', contactPhone: '98765 43210', address: 'Kochi' }
  const differences = versionDifferences(
    { ...comparedIn(websiteForm), refusedIn: websiteForm.refusedIn as never },
    { ...settingsDefaults, updatedAt: '' },
    { ...now, updatedAt: '' },
  )
  expect(differences.map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ['Contact Email', false],
    ['Contact Phone', false],
    ['Business Address', true],
  ])
})

test('what forms leave out is compared too, and a place in a list comes back only where it is chosen', () => {
  const service = { title: 'Plans', description: '', icon: null, displayOrder: 1 }
  const [place, ...others] = versionDifferences(
    comparedIn(serviceForm),
    service as never,
    { ...service, displayOrder: 4 } as never,
  )
  expect([place?.fields, place?.was.text, place?.is.text, place?.isChosen, others]).toEqual([
    ['displayOrder'],
    '1',
    '4',
    false,
    [],
  ])
  const url = '/v1/storage/buckets/media/files/abc/view?project=portfolio'
  const { paymentSettings } = settingsDefaults
  const bankDetails = { ...paymentSettings.bankDetails, qrCodeUrl: url }
  const [code] = versionDifferences(
    comparedIn(websiteForm),
    { ...settingsDefaults, paymentSettings: { ...paymentSettings, bankDetails }, updatedAt: '' },
    { ...settingsDefaults, updatedAt: '' },
  )
  expect([code?.label, code?.was.files[0]?.fileId, code?.is.files, code?.isChosen]).toEqual([
    'QR code',
    'abc',
    [],
    true,
  ])
})

test('a category that lies in the trash is called what the version calls it', () => {
  const readings = { category: nameOfCategory([]) }
  const { typedFrom } = comparedIn(designForm)
  const chosen = { images: { files: [] } as unknown as FormFiles }
  const comparisons = comparisonsOf(designForm, { chosen, readings })
  const then = {
    ...design,
    category: { _id: 'k', name: 'Kids', slug: 'kids' },
    subcategory: { name: 'Kid', slug: 'kid' },
  }
  const [difference] = versionDifferences({ comparisons, typedFrom }, then, design)
  expect([difference?.was.text, difference?.is.text]).toEqual(['Kids · Kid', 'Architecture · Villa'])
})

test('fields are called as in their form, each once', () => {
  const { comparisons } = comparedIn(designForm)
  const fields = ['basePrice', 'category', 'subcategory', 'images', 'displayOrder', 'novel']
  expect(fieldLabels(comparisons as never, fields)).toEqual([
    'Base Price',
    'Category and subcategory',
    'Images',
    'Position in its list',
    'Novel',
  ])
})

test('a group that changed whole is called by its parts, and what another form has in plain words', () => {
  const { comparisons } = comparedIn(designForm)
  const labels = (fields: string[]) => fieldLabels(comparisons as never, fields)
  expect(labels(['house.plot'])).toEqual(['Plot Width', 'Plot Depth', 'Plot Unit'])
  expect(labels(['house'])).toEqual(expect.arrayContaining(['Bedrooms', 'Facing', 'Plot Width']))
  expect(labels(['identity.openingHours', 'words.home.title', 'words.find.road'])).toEqual([
    'Opening hours',
    'Words',
  ])
})
