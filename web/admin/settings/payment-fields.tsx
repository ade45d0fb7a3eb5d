import { TextField } from '../forms/text-field.tsx'
import { websiteForm } from './website-definition.ts'

const { input } = websiteForm

export function PaymentFields() {
  return (
    <>
      <TextField {...input('paymentSettings.razorpayLink')} inputMode="url" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...input('paymentSettings.upiId')} />
        <TextField {...input('paymentSettings.bankDetails.accountHolderName')} />
        <TextField {...input('paymentSettings.bankDetails.accountNumber')} />
        <TextField {...input('paymentSettings.bankDetails.ifscCode')} />
        <TextField {...input('paymentSettings.bankDetails.bankName')} />
        <TextField {...input('paymentSettings.bankDetails.branchName')} />
      </div>
    </>
  )
}
