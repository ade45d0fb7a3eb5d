import { limits } from '#contract/limits.ts'
import { LongTextField } from '../forms/text-field.tsx'

const texts = [
  { name: 'shortDescription', label: 'Short Description', rows: 2 },
  { name: 'description', label: 'Description', rows: 5 },
] as const

export function TextFields() {
  return texts.map((text) => <LongTextField key={text.name} {...text} most={limits.design[text.name]} />)
}
