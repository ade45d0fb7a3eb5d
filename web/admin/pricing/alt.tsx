import { useRef } from 'react'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { type PricingImage, pricingAlt, pricingCreate } from '#contract/pricing.ts'
import { updatePricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { FormFields } from '../forms/form-section.tsx'
import { useSave } from '../forms/use-save.ts'
import { useSchemaForm } from '../forms/use-schema-form.ts'

const altValues = z.object({ alt: pricingCreate.shape.alt.unwrap() })
const messages = { done: 'Alternative text saved', failed: 'Failed to save the alternative text' }

/** The alternative text of a pricing image. */
export function PricingAlt({ image: { _id, alt, isLibraryAlt, updatedAt } }: { image: PricingImage }) {
  const own = isLibraryAlt || alt === pricingAlt ? '' : alt
  const form = useSchemaForm(altValues, { alt: own }, 'onChange')
  const { register, formState, watch } = form
  const { errors, isDirty, isSubmitting } = formState
  const failure = errors.alt ?? errors.root
  const save = useSave(form, messages)
  /** The version that was saved here last, which the list may not have read yet. */
  const saved = useRef(updatedAt)

  const submit = form.handleSubmit(async (values) => {
    const base = saved.current > updatedAt ? saved.current : updatedAt
    const isSaved = await save(async () => {
      saved.current = (await updatePricing(api, _id, { ...values, updatedAt: base })).updatedAt
    })
    if (isSaved) form.reset(values)
  })

  return (
    <FormFrame form={form} onSubmit={submit} className="grid min-w-0 gap-2 text-left md:min-w-56">
      <FormFields>
        <Textarea
          {...register('alt')}
          aria-label="Alternative text"
          aria-describedby={_id}
          aria-invalid={errors.alt && true}
          placeholder="Describe the image: stages and their fees"
          value={watch('alt')}
          rows={2}
          maxCharacters={limits.alt}
        />
      </FormFields>
      {failure?.message && <ErrorText className="text-small">{failure.message}</ErrorText>}
      {isDirty && (
        <Button
          type="submit"
          look="outline"
          size="small"
          busy={isSubmitting}
          className="justify-self-start max-md:min-h-11"
        >
          Save text
        </Button>
      )}
    </FormFrame>
  )
}
