import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { formatAmount, isReference, type PaymentRequest, readAmount } from '#contract/payment-request.ts'
import { inLakh } from '#contract/prices.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useUnsavedDialog } from '../drafts/unsaved-dialog.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'
import { paymentReplyName } from './reply-templates.ts'

interface PaymentDialogProps {
  /** What it is for at first: the code of the design that was asked about, or the enquiry's reference. */
  reference: string
  onClose: () => void
  onAsked: (request: PaymentRequest) => void
}

const most = limits.payment.amount

const schema = z.object({
  amount: z
    .string()
    .transform(readAmount)
    .pipe(
      z
        .number({ error: 'Please enter an amount in rupees, such as 25000' })
        .max(most, `Please enter an amount of at most ${formatAmount(most)}`),
    ),
  reference: z
    .string()
    .trim()
    .refine(
      (typed) => typed === '' || isReference(typed),
      'Please enter a code or a number of at most 20 characters, such as ARC-1001, or nothing',
    )
    .toUpperCase(),
})

/** Asks how much is to be paid, and for what. */
export function PaymentDialog({ reference, onClose, onAsked }: PaymentDialogProps) {
  const form = useSchemaForm(schema, { amount: '', reference }, 'onSubmit')
  const { ask, question } = useUnsavedDialog(form.formState.isDirty, onClose)
  return (
    <Dialog
      open
      onOpenChange={ask}
      title={paymentReplyName}
      description="Writes a message with a link to the payment page, which begins with this amount. You see it before it is sent."
      startsAt="typing"
      className="md:max-w-md"
    >
      <FormFrame form={form} onSubmit={form.handleSubmit(onAsked)} className="grid gap-5">
        <TextField
          name="amount"
          label="Amount (₹)"
          hint={readAs(form.watch('amount'))}
          inputMode="decimal"
          autoComplete="off"
          isRequired
        />
        <TextField
          name="reference"
          label="For"
          hint="A design’s code or a bill’s number. The client and your bank see it."
          autoComplete="off"
        />
        <SaveBar label="Write the message" isSticky={false} />
      </FormFrame>
      {question}
    </Dialog>
  )
}

/** An amount as it was understood, and as it is spoken. */
function readAs(typed: string): string | undefined {
  const amount = readAmount(typed)
  return amount === null ? undefined : [formatAmount(amount), inLakh(amount)].filter(Boolean).join(' ')
}
