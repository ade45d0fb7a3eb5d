import { z } from 'zod'
import { isReference, type PaymentRequest, readAmount } from '#contract/payment-request.ts'
import { inLakh } from '#contract/prices.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SaveBar } from '../forms/save-bar.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useSchemaForm } from '../forms/use-schema-form.ts'

interface PaymentDialogProps {
  /** What it is for at first: the code of the design that was asked about. */
  reference: string
  onClose: () => void
  onAsked: (request: PaymentRequest) => void
}

/** Asks how much is to be paid, and for what. */
export function PaymentDialog({ onClose, ...form }: PaymentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ask for payment"
      description="Writes a message with a link to the payment page, which begins with this amount. You see it before it is sent."
      startsAt="typing"
      className="md:max-w-md"
    >
      <PaymentForm {...form} />
    </Dialog>
  )
}

const schema = z.object({
  amount: z
    .string()
    .transform(readAmount)
    .pipe(z.number({ error: 'Please enter an amount in rupees, such as 25000' })),
  reference: z
    .string()
    .trim()
    .refine(
      (typed) => typed === '' || isReference(typed),
      'Please enter a code such as ARC-1001 or INV-27, or nothing',
    )
    .toUpperCase(),
})

function PaymentForm({ reference, onAsked }: Omit<PaymentDialogProps, 'onClose'>) {
  const form = useSchemaForm(schema, { amount: '', reference }, 'onSubmit')
  const amount = readAmount(form.watch('amount'))
  return (
    <FormFrame form={form} onSubmit={form.handleSubmit(onAsked)} className="grid gap-5">
      <TextField
        name="amount"
        label="Amount (₹)"
        hint={(amount && inLakh(amount)) || undefined}
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
  )
}
