import { formatAmount, type PaymentRequest } from '#contract/payment-request.ts'
import { paymentWords } from '#contract/words/payment.ts'
import { useWords } from '#web/ui/words.ts'
import { BankLine } from './bank-line.tsx'

/** What the link that led here asks for: how much, for what, and who is paid. */
export function AskedFor({ asked: { amount, reference }, payee }: { asked: PaymentRequest; payee: string }) {
  const say = useWords(paymentWords)
  return (
    <section aria-labelledby="asked" className="mb-12 border-t-2 border-ink pt-4 md:mb-16">
      <h2 id="asked" className="text-section expanded">
        {say('payment.asked')}
      </h2>
      <dl className="mt-6 grid gap-x-8 border-t border-hairline md:grid-cols-3 md:[&_dd]:items-start">
        <BankLine name={say('payment.asked.amount')} text={String(amount)} large>
          {formatAmount(amount)}
        </BankLine>
        <BankLine name={say('payment.asked.for')} text={reference} isCopied={false} large />
        <BankLine name={say('payment.asked.to')} text={payee} isCopied={false} large />
      </dl>
    </section>
  )
}
