import type { Settings } from '#contract/settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { BankLine } from './bank-line.tsx'
import { grouped } from './grouped.ts'
import { PaymentQr } from './payment-qr.tsx'

interface BankCardProps {
  payment: Settings['paymentSettings']
  /** Opens a UPI app; null without a UPI ID. */
  upi: string | null
}

/** The way from account to account: everything that is saved, to be compared and copied. */
export function BankCard({ payment: { upiId, bankDetails }, upi }: BankCardProps) {
  const { accountHolderName, accountNumber, ifscCode, bankName, branchName, qrCodeUrl } = bankDetails
  const isAnySaved = [upiId, ...Object.values(bankDetails)].some(Boolean)
  return (
    <section aria-labelledby="bank-details" className="border-t-2 border-ink pt-4 lg:col-span-8">
      <h2 id="bank-details" className="text-section expanded">
        Bank Details
      </h2>
      {!isAnySaved && <p className="mt-6 text-ink-soft">No bank details provided</p>}
      {isAnySaved && (
        <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-[1fr_auto]">
          <dl className="min-w-0 border-t border-hairline">
            {upiId && (
              <BankLine name="UPI ID" text={upiId} large note="We use this UPI ID and no other.">
                {upi && (
                  <ButtonLink to={upi} className="mt-2 w-full md:hidden">
                    Pay with a UPI app
                  </ButtonLink>
                )}
              </BankLine>
            )}
            <BankLine name="Account holder" text={accountHolderName} />
            <BankLine
              name="Account number"
              text={accountNumber.replace(/\s/g, '')}
              shown={grouped(accountNumber)}
              large
            />
            <BankLine name="IFSC code" text={ifscCode} large />
            <BankLine name="Bank name" text={bankName} isCopied={false} />
            <BankLine name="Branch name" text={branchName} isCopied={false} />
          </dl>
          {(qrCodeUrl || upi) && <PaymentQr uploaded={qrCodeUrl} />}
        </div>
      )}
    </section>
  )
}
