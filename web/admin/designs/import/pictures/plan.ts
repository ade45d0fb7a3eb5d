import { counted } from '#contract/count.ts'
import type { DesignImageInput } from '#contract/file.ts'
import { limits } from '#contract/limits.ts'
import { refuseBeyond } from '../../../files/accepted.ts'
import { designForm } from '../../design-definition.ts'
import { imagesOf } from '../import-row.ts'
import type { PlannedRow } from '../plan.ts'
import type { NamedFile } from './names.ts'
import type { Picture, Pictures } from './picture.ts'

/** A planned row with what becomes of the pictures that it names. */
export function withPictures(row: PlannedRow, pictures: Pictures): PlannedRow {
  const { files, design, values, changes, errors } = row
  if (!files) return row
  const named = files.map((file) => ({ ...file, picture: pictures.get(file.key) }))
  const wrong = errorsOf(named)
  if (wrong.length > 0) return { ...row, errors: [...errors, ...wrong] }
  const awaited = named.filter(({ picture }) => picture?.state === 'awaited').map(({ key }) => key)
  if (awaited.length > 0) return { ...row, awaited }
  const before = design ? imagesOf(design) : []
  const images = named.map(({ picture }) => imageOf(picture, before))
  if (idsOf(images) === idsOf(before)) return row
  const { label } = designForm.files.images
  const change = { label, from: before.length > 0 ? sized(before) : '', to: inWords(images, before) }
  return { ...row, values: { ...values, images }, changes: design ? [...changes, change] : [] }
}

interface Named extends NamedFile {
  picture: Picture | undefined
}

function errorsOf(named: Named[]): string[] {
  const missing = named.filter(({ picture }) => !picture).map(({ name }) => `“${name}”`)
  const refused = named.flatMap(({ name, picture }) =>
    picture?.state === 'refused' ? `“${name}” ${picture.reason}` : [],
  )
  const tooMany = refuseBeyond(limits.design.images, 'images', named.length - 1)
  return [...absent(missing), ...refused, ...repeatedIn(named), ...(tooMany ? [tooMany] : [])]
}

function absent(names: string[]): string[] {
  if (names.length === 0) return []
  const [are, them, name] = names.length === 1 ? ['is', 'it', 'name'] : ['are', 'them', 'names']
  return [
    `${names.join(', ')} ${are} neither chosen above nor in the library. Choose ${them}, or correct the ${name}`,
  ]
}

/** Each picture is shown once, as the form of a design has it. */
function repeatedIn(named: Named[]): string[] {
  const seen = new Map<string, Named>()
  return named.flatMap((file) => {
    const { name, key, picture } = file
    const id = picture?.state === 'stored' ? picture.fileId : key
    const other = seen.get(id)
    if (!other) seen.set(id, file)
    if (!other) return []
    return other.key === key ? `“${name}” is named twice` : `“${name}” is the same picture as “${other.name}”`
  })
}

/** What a design has already keeps what is said of it. */
function imageOf(picture: Picture | undefined, before: DesignImageInput[]): DesignImageInput {
  const fileId = picture?.state === 'stored' ? picture.fileId : ''
  return before.find((image) => image.fileId === fileId) ?? { fileId, alt: '' }
}

function inWords(images: DesignImageInput[], before: DesignImageInput[]): string {
  if (images.length === 0) return ''
  const isThere = new Set(before.map(({ fileId }) => fileId))
  const added = images.filter(({ fileId }) => !isThere.has(fileId)).length
  if (added === 0) return images.length === before.length ? 'the same in another order' : sized(images)
  return `${sized(images)}, ${added === images.length ? (added === 1 ? 'a new one' : 'all of them new') : `${added} of them new`}`
}

const sized = (images: DesignImageInput[]) => counted(images.length, 'image')
const idsOf = (images: DesignImageInput[]) => images.map(({ fileId }) => fileId).join()
