import { limits } from '#contract/limits.ts'
import { TextField } from '../forms/text-field.tsx'

export const bankFields = [
  { name: 'paymentSettings.bankDetails.accountHolderName', label: 'Account Holder Name' },
  { name: 'paymentSettings.bankDetails.accountNumber', label: 'Account Number' },
  { name: 'paymentSettings.bankDetails.ifscCode', label: 'IFSC Code' },
  { name: 'paymentSettings.bankDetails.bankName', label: 'Bank Name' },
  { name: 'paymentSettings.bankDetails.branchName', label: 'Branch Name' },
] as const

export function PaymentFields() {
  return (
    <>
      <TextField
        name="paymentSettings.razorpayLink"
        label="Razorpay Link"
        most={limits.link}
        inputMode="url"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="paymentSettings.upiId" label="UPI ID" most={limits.line} />
        {bankFields.map((bankField) => (
          <TextField key={bankField.name} {...bankField} most={limits.line} />
        ))}
      </div>
    </>
  )
}
