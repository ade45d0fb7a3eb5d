import { type FieldValues, get } from 'react-hook-form'
import { fileIdOf } from '#contract/file-address.ts'
import { fieldName } from '../activity/text.ts'
import { excerpts } from '../conflicts/differences.ts'
import { areChanged, asStored, type FormFile } from '../files/form-file.ts'
import { type Comparison, ownImages, shownValue } from '../forms/comparison.ts'

/** What a version says of one field, or of some that belong together. */
interface Side {
  text: string
  files: FormFile[]
}

/** In what a version and the document as it is now differ. */
export interface VersionDifference {
  label: string
  /** What the API calls it. */
  fields: string[]
  was: Side
  is: Side
  /** Whether it is restored unless the administrator says otherwise. */
  isChosen: boolean
}

interface Compared<Typed extends FieldValues, Stored> {
  comparisons: Comparison<Typed, Stored>[]
  typedFrom: (stored?: Stored) => Typed
  /** The fields of the form that cannot be restored: none where it is not said. */
  refusedIn?: (typed: Typed) => ReadonlySet<string>
}

/** What forms leave to other parts of the page. */
const besideForms = [
  { label: 'QR code', field: 'paymentSettings.bankDetails.qrCodeUrl', isPicture: true, isChosen: true },
  // Others may have been put in order around it since.
  { label: 'Position in its list', field: 'displayOrder', isPicture: false, isChosen: false },
]

/** Every difference between what a document was and what it is now, in the order of its form. */
export function versionDifferences<Typed extends FieldValues, Stored>(
  { comparisons, typedFrom, refusedIn }: Compared<Typed, Stored>,
  then: Stored,
  now: Stored,
): VersionDifference[] {
  const [typedThen, typedNow] = [typedFrom(then), typedFrom(now)]
  const refused = refusedIn?.(typedThen)
  const ofForm = comparisons.flatMap((comparison): VersionDifference[] => {
    const { label, files, shown, isSame } = comparison
    // What is typed beside a field, to be added to it, is no field of the document.
    const fields = comparison.fields.filter((field) => get(then, field) !== undefined)
    const filesOf = (document: Stored) => (files ? asStored(ownImages(files, document), undefined) : [])
    const [filesThen, filesNow] = [filesOf(then), filesOf(now)]
    if (isSame(typedThen, typedNow) && !areChanged(filesThen, filesNow)) return []
    const [textThen, textNow] = excerpts(shown(typedThen, then), shown(typedNow, now))
    const [one, other] = [
      { text: textThen, files: filesThen },
      { text: textNow, files: filesNow },
    ]
    const isRefused = comparison.names.some((name) => refused?.has(name))
    return [{ label, fields, was: one, is: other, isChosen: !isRefused }]
  })
  return [...ofForm, ...furtherDifferences(then, now)]
}

function furtherDifferences(then: unknown, now: unknown): VersionDifference[] {
  return besideForms.flatMap(({ label, field, isPicture, isChosen }) => {
    const [one, other] = [get(then, field), get(now, field)]
    if (one === other) return []
    const side = (value: unknown): Side =>
      isPicture ? { text: '', files: pictureAt(String(value ?? '')) } : { text: shownValue(value), files: [] }
    return [{ label, fields: [field], was: side(one), is: side(other), isChosen }]
  })
}

function pictureAt(url: string): FormFile[] {
  return url ? [{ key: url, type: 'image', alt: '', fileId: fileIdOf(url) }] : []
}

/** What fields are called, as the form says it; what another form has, by its own name. */
export function fieldLabels(
  comparisons: Pick<Comparison<FieldValues, never>, 'label' | 'fields'>[],
  fields: string[],
): string[] {
  const labels = fields.flatMap((field) => {
    const isWithin = (name: string) => isOf(field, name)
    const known = comparisons.find((comparison) => comparison.fields.some(isWithin))
    if (known) return known.label
    // Of a group that came or went whole, all that the form has of it.
    const parts = comparisons.filter((comparison) => comparison.fields.some((name) => isOf(name, field)))
    if (parts.length > 0) return parts.map(({ label }) => label)
    return besideForms.find((each) => each.field === field)?.label ?? ownName(field)
  })
  return [...new Set(labels)]
}

/** The site's words are under keys, which say nothing. */
function ownName(field: string): string {
  return field.startsWith('words.') ? 'Words' : fieldName(field)
}

function isOf(field: string, group: string): boolean {
  return field === group || field.startsWith(`${group}.`)
}
