import { useState } from 'react'
import type { PricingImage } from '#contract/pricing.ts'
import { updatePricing } from '#web/api/pricing.ts'
import { api } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { useSave } from '../forms/use-save.ts'
import { RowButton } from '../list/row-action.tsx'
import { PublishingFields } from '../publishing/fields.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'

/** Opens what visitors see of a pricing image, and from when to when. */
export function PublishButton({ image }: { image: PricingImage }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RowButton describedBy={image._id} onClick={() => setOpen(true)}>
        Publishing
      </RowButton>
      {isOpen && <PublishDialog image={image} onClose={() => setOpen(false)} />}
    </>
  )
}

function PublishDialog({ image, onClose }: { image: PricingImage; onClose: () => void }) {
  const { form } = usePublishing(image)
  const { errors, isSubmitting } = form.formState
  const save = useSave(form, { done: 'Pricing image updated', failed: 'Failed to update the pricing image' })
  const submit = form.handleSubmit(async (values) => {
    if (await save(() => updatePricing(api, image._id, { ...values, updatedAt: image.updatedAt }))) onClose()
  })
  return (
    <Dialog open onOpenChange={() => isSubmitting || onClose()} title="Publishing">
      <FormFrame form={form} onSubmit={submit} className="grid gap-5">
        <PublishingFields />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button look="outline" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Save
          </Button>
        </div>
      </FormFrame>
    </Dialog>
  )
}
