import { limits } from '#contract/limits.ts'
import { LongTextField, TextField } from '../forms/text-field.tsx'

export function SearchFields() {
  return (
    <>
      <TextField
        name="metaTitle"
        label="Meta Title"
        hint="The home page's title in search results"
        most={limits.line}
      />
      <LongTextField
        name="metaDescription"
        label="Meta Description"
        hint="What search results say under it"
        most={limits.address}
        rows={2}
      />
    </>
  )
}
