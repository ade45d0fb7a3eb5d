import { formatAmount } from '#contract/payment-request.ts'
import { paymentWords } from '#contract/words/payment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'

interface LinkCardProps {
  link: string
  /** In rupees, where one is asked for. */
  amount: number | undefined
}

/** The way over the payment provider. */
export function LinkCard({ link, amount }: LinkCardProps) {
  const say = useWords(paymentWords)
  return (
    <section aria-labelledby="pay-via" className="border-t-2 border-ink pt-4">
      <h2 id="pay-via" className="text-section expanded">
        {say('payment.link')}
      </h2>
      {link ? (
        <Way link={link} amount={amount} />
      ) : (
        <p className="mt-6 text-ink-soft">{say('payment.link.none')}</p>
      )}
    </section>
  )
}

function Way({ link, amount }: LinkCardProps) {
  const say = useWords(paymentWords)
  return (
    <>
      <p className="mt-2 text-lead wrap-anywhere">{hostOf(link)}</p>
      <ButtonLink to={link} target="_blank" rel="noopener" className="mt-6 w-full sm:w-auto print:hidden">
        {say('payment.link.open')}
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-3.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        >
          <path d="M5 2h9v9M14 2 2 14" />
        </svg>
      </ButtonLink>
      {amount && (
        <p className="mt-4 text-small">{say('payment.link.amount', { amount: formatAmount(amount) })}</p>
      )}
      <p className="mt-4 text-small text-ink-soft print:hidden">{say('payment.link.hint')}</p>
    </>
  )
}

/** Whose page the link opens. */
function hostOf(link: string): string {
  return URL.parse(link)?.host || link
}
