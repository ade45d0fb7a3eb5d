import { useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Status } from '#contract/publishing.ts'
import { Button } from '#web/ui/button.tsx'

/** Creates a document that nobody but administrators sees. Where that fails, the form says again what it said before. */
export function SaveAsDraft({ isUploading = false }: { isUploading?: boolean }) {
  const { getValues, setValue } = useFormContext<{ status: Status }>()
  const { isSubmitting, isSubmitSuccessful, submitCount } = useFormState()
  const before = useRef<Status>(undefined)

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && !isSubmitSuccessful && before.current)
      setValue('status', before.current)
    if (!isSubmitting) before.current = undefined
  }, [submitCount, isSubmitting, isSubmitSuccessful, setValue])

  return (
    <Button
      look="outline"
      size="small"
      disabled={isSubmitting || isUploading}
      onClick={({ currentTarget: { form } }) => {
        before.current = getValues('status')
        setValue('status', 'draft')
        form?.requestSubmit()
      }}
      className="min-h-11"
    >
      Save as draft
    </Button>
  )
}
