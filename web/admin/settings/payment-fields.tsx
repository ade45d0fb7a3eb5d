import { useFormContext } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import type { WebsiteValues } from './website-values.ts'

const bankFields = [
  { name: 'accountHolderName', label: 'Account Holder Name' },
  { name: 'accountNumber', label: 'Account Number' },
  { name: 'ifscCode', label: 'IFSC Code' },
  { name: 'bankName', label: 'Bank Name' },
  { name: 'branchName', label: 'Branch Name' },
] as const

export function PaymentFields() {
  const { register, formState } = useFormContext<WebsiteValues>()
  const errors = formState.errors.paymentSettings
  return (
    <>
      <Field label="Razorpay Link" error={errors?.razorpayLink?.message}>
        {(control) => (
          <TextInput {...control} {...register('paymentSettings.razorpayLink')} inputMode="url" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="UPI ID" error={errors?.upiId?.message}>
          {(control) => <TextInput {...control} {...register('paymentSettings.upiId')} />}
        </Field>
        {bankFields.map(({ name, label }) => (
          <Field key={name} label={label} error={errors?.bankDetails?.[name]?.message}>
            {(control) => <TextInput {...control} {...register(`paymentSettings.bankDetails.${name}`)} />}
          </Field>
        ))}
      </div>
    </>
  )
}
