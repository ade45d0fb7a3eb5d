import { z } from 'zod'
import { type Setbacks, setbacks } from '#contract/setbacks.ts'
import type { Settings, SettingsUpdate } from '#contract/settings.ts'
import { defineForm } from '../forms/define-form.ts'
import type { FieldsOf } from '../forms/field.ts'
import { group, text } from '../forms/field-kinds.ts'

const { shape } = setbacks

const typedRow = z.object({
  upTo: z.string(),
  front: z.string(),
  back: z.string(),
  left: z.string(),
  right: z.string(),
  coverage: z.string(),
  far: z.string(),
})
export type TypedSetbackRow = z.infer<typeof typedRow>

/** An empty input is no number; where nothing need be said it is nothing. */
const needed = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))
const optional = (typed: string) => (typed.trim() === '' ? null : Number(typed))

const rows = {
  label: 'Setbacks by size of plot',
  rule: z
    .array(typedRow)
    .transform((list) =>
      list.map(({ upTo, coverage, far, front, back, left, right }, index) => ({
        ...{ front: needed(front), back: needed(back), left: needed(left), right: needed(right) },
        ...{ coverage: optional(coverage), far: optional(far) },
        // The last line has no end.
        upTo: index === list.length - 1 ? null : needed(upTo),
      })),
    )
    .pipe(shape.rows as unknown as z.ZodType<Setbacks['rows'], Setbacks['rows']>),
  typedFrom: (stored: Setbacks['rows'] = []): TypedSetbackRow[] => stored.map(typedSetbackRow),
  shown: (list: TypedSetbackRow[]) => list.map(sayRow).join('\n'),
}

export function typedSetbackRow(row: Setbacks['rows'][number]): TypedSetbackRow {
  const typed = (figure: number | null) => String(figure ?? '')
  return {
    ...{ upTo: typed(row.upTo), front: typed(row.front), back: typed(row.back) },
    ...{ left: typed(row.left), right: typed(row.right) },
    ...{ coverage: typed(row.coverage), far: typed(row.far) },
  }
}

function sayRow({ upTo, front, back, left, right, coverage, far }: TypedSetbackRow): string {
  const size = upTo ? `Up to ${upTo} m²` : 'Larger'
  const limits = [coverage && `${coverage}% covered`, far && `ratio ${far}`].filter(Boolean)
  return [`${size}: ${front}, ${back}, ${left}, ${right} m`, ...limits].join(', ')
}

const fields = {
  rows,
  source: text('Source', shape.source),
} satisfies FieldsOf<NonNullable<SettingsUpdate['setbacks']>, Setbacks>

/** The form of the table that the finder lays houses on plots by. */
export const setbacksForm = defineForm<Pick<SettingsUpdate, 'setbacks' | 'updatedAt'>, Settings>()({
  fields: { setbacks: group('Setbacks', fields) },
  files: {},
  elsewhere: ['updatedAt'],
})

export type SetbacksTyped = z.input<typeof setbacksForm.schema>
