import { expect, test } from 'vitest'
import type { FormFile } from '../files/form-file.ts'
import { asSaved, restoreSaved, unfinishedNames } from './saved-files.ts'

const chosen = { file: new File([], 'front.jpg'), previewUrl: '' }
const uploaded: FormFile = { key: '1', type: 'image', alt: 'The front', fileId: 'f1', chosen }
const underWay: FormFile = { ...uploaded, fileId: undefined, progress: { share: 0.5 } }

test('a file on the server is saved by its id, one on its way by its name alone', () => {
  expect(asSaved(uploaded)).toEqual({ name: 'front.jpg', fileId: 'f1', type: 'image', alt: 'The front' })
  expect(asSaved({ ...uploaded, kind: 'plan' })).toMatchObject({ fileId: 'f1', kind: 'plan' })
  expect(asSaved(underWay).fileId).toBeUndefined()
  expect(unfinishedNames([asSaved(uploaded), asSaved(underWay)])).toEqual(['front.jpg'])
})

test('saved files come back in their order; what is gone is named', async () => {
  const image = { fileId: 's1', url: '/s1', alt: 'Old', width: 4, height: 3, placeholder: null }
  const files = [
    asSaved(uploaded),
    { ...asSaved(uploaded), fileId: 'swept', name: 'court.jpg' },
    asSaved({ key: '2', type: 'image', alt: 'New', kind: 'plan', fileId: 's1', stored: image }),
    asSaved(underWay),
  ]
  const { images, gone } = await restoreSaved(files, [image], async (fileId) => fileId === 'f1')
  expect(images.map(({ fileId, alt }) => [fileId, alt])).toEqual([
    ['f1', 'The front'],
    ['s1', 'New'],
  ])
  expect(images[1]).toMatchObject({ url: '/s1', width: 4, kind: 'plan' })
  expect(gone).toEqual(['court.jpg', 'front.jpg'])
})
