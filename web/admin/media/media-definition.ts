import { z } from 'zod'
import type { FocalPoint } from '#contract/file.ts'
import { type Media, type MediaUpdate, mediaUpdate } from '#contract/media.ts'
import { defineForm } from '../forms/define-form.ts'
import type { Field } from '../forms/field.ts'
import { text } from '../forms/field-kinds.ts'
import { inWords } from './focal-point.ts'

const { shape } = mediaUpdate

/** A point as the form holds it, '0.5 0.25', or '' for the middle. */
export function typedPoint(point: FocalPoint | null): string {
  return point ? `${point.x} ${point.y}` : ''
}

export function pointOf(typed: string): FocalPoint | null {
  const [x = 0, y = 0] = typed.split(' ').map(Number)
  return typed ? { x, y } : null
}

const focus: Field<string, FocalPoint | null, FocalPoint | null> = {
  label: 'Focal point',
  rule: z.string().transform(pointOf),
  typedFrom: (stored = null) => typedPoint(stored),
  shown: (typed) => inWords(pointOf(typed)),
}

/** The form of what the library says of a file. */
export const mediaForm = defineForm<MediaUpdate, Media>()({
  fields: {
    title: text('Title', shape.title),
    alt: text('Alternative text', shape.alt),
    credit: text('Credit', shape.credit),
    focus,
  },
  files: {},
  elsewhere: ['updatedAt'],
})
