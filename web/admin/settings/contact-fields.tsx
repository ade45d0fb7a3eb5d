import { limits } from '#contract/limits.ts'
import { LongTextField, TextField } from '../forms/text-field.tsx'

export function ContactFields() {
  return (
    <>
      <TextField name="websiteName" label="Website Name" most={limits.name} isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="contactEmail" label="Contact Email" type="email" most={limits.email} isRequired />
        <TextField name="contactPhone" label="Contact Phone" type="tel" most={limits.phone} isRequired />
      </div>
      <LongTextField name="address" label="Business Address" most={limits.address} rows={3} />
    </>
  )
}
