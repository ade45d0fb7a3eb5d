import { TextField } from '../forms/text-field.tsx'

/** Where a code of the second factor is typed. */
export function CodeField({ hint }: { hint: string }) {
  return (
    <TextField
      name="code"
      label="Code"
      hint={hint}
      autoComplete="one-time-code"
      className="max-w-md"
      isRequired
    />
  )
}
