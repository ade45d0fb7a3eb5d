import { FormSection } from '../forms/form-section.tsx'
import { PublishingFields } from './fields.tsx'

/** The part of a form that says what visitors see of its document. Its fields are those of `publishingForm`. */
export function PublishingSection() {
  return (
    <FormSection title="Publishing">
      <PublishingFields />
    </FormSection>
  )
}
