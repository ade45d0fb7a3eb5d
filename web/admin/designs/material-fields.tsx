import { TextField } from '../text-field.tsx'

export function MaterialFields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField name="materials" label="Materials" hint="Separated by commas: brick, teak, lime plaster" />
      <TextField name="colors" label="Colors" hint="Separated by commas: white, terracotta" />
    </div>
  )
}
