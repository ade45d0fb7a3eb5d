import type { PaymentRequest } from '#contract/payment-request.ts'
import type { Settings } from '#contract/settings.ts'
import { paymentWords } from '#contract/words/payment.ts'
import { BreakingAddress } from '#web/ui/breaking-address.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { BankLine } from './bank-line.tsx'
import { PaymentQr } from './payment-qr.tsx'

interface BankCardProps {
  payment: Settings['paymentSettings']
  /** Opens a UPI app; null without a UPI ID. */
  upi: string | null
  /** What is asked for, where an amount is. */
  asked: PaymentRequest | null
}

/** The way from account to account: everything that is saved, to be compared and copied. */
export function BankCard({ payment, upi, asked }: BankCardProps) {
  const say = useWords(paymentWords)
  const { upiId, bankDetails } = payment
  const { accountHolderName, accountNumber, ifscCode, bankName, branchName, qrCodeUrl } = bankDetails
  const number = accountNumber.replace(/\s/g, '')
  const isAnySaved = [payment.upiId, ...Object.values(payment.bankDetails)].some(Boolean)
  return (
    <section aria-labelledby="bank-details" className="border-t-2 border-ink pt-4 lg:col-span-8">
      <h2 id="bank-details" className="text-section expanded">
        {say('payment.bank')}
      </h2>
      {!isAnySaved && <p className="mt-6 text-ink-soft">{say('payment.bank.none')}</p>}
      {isAnySaved && (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 md:grid-cols-[1fr_auto]">
          <dl className="min-w-0 border-t border-hairline">
            <BankLine name={say('payment.bank.upi')} text={upiId} large below={upi && <UpiApp link={upi} />}>
              <BreakingAddress address={upiId} />
            </BankLine>
            <BankLine name={say('payment.bank.holder')} text={accountHolderName} />
            <BankLine name={say('payment.bank.number')} text={number} large>
              <AccountNumber number={number} />
            </BankLine>
            <BankLine name={say('payment.bank.ifsc')} text={ifscCode} large />
            <BankLine name={say('payment.bank.name')} text={bankName} isCopied={false} />
            <BankLine name={say('payment.bank.branch')} text={branchName} isCopied={false} />
          </dl>
          {(qrCodeUrl || upi) && <PaymentQr uploaded={qrCodeUrl} asked={upi ? asked : null} />}
        </div>
      )}
    </section>
  )
}

function UpiApp({ link }: { link: string }) {
  const say = useWords(paymentWords)
  return (
    <>
      <p className="text-small text-ink-soft">{say('payment.bank.upi.only')}</p>
      <ButtonLink to={link} className="mt-2 w-full md:hidden print:hidden">
        {say('payment.bank.upi.app')}
      </ButtonLink>
    </>
  )
}

/** An account number in groups of four, as it is read out. The gaps are drawn: selected and copied, it has none. */
function AccountNumber({ number }: { number: string }) {
  if (!/^\d+$/.test(number)) return number
  const groups = number.match(/\d{1,4}/g) ?? []
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a number never move
    <span key={index} className="inline-block not-last:mr-[0.3em]">
      {group}
    </span>
  ))
}
