import { readPaymentRequest } from '#contract/payment-request.ts'
import { hasWayToPay } from '#contract/ways-to-pay.ts'
import { wordsOf } from '#contract/words/fill.ts'
import { paymentWords } from '#contract/words/payment.ts'
import { siteWords } from '#contract/words/site.ts'
import { type Api, api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { getSettings } from '#web/api/settings.ts'
import type { FailureHandle } from '#web/failure-text.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/ui/words.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { pageMeta } from '../search-engines/meta.ts'
import { TitledPage } from '../text-pages/titled-page.tsx'
import type { Route } from './+types/page.ts'
import { AskedFor } from './asked-for.tsx'
import { BankCard } from './bank-card.tsx'
import { paymentLead } from './lead.ts'
import { LinkCard } from './link-card.tsx'
import { payeeOf, upiLink } from './upi-link.ts'

const words = { ...paymentWords, ...siteWords }

export const handle = {
  cached: true,
  failure: 'Failed to load payment settings',
} satisfies FailureHandle & { cached: true }

function load(api: Api, url: URL) {
  const asked = readPaymentRequest(url.searchParams)
  return withWords('payment', async (api) => {
    const { websiteName, paymentSettings } = await getSettings(api)
    return { websiteName, paymentSettings, asked }
  })(api)
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadOnServer(context, (api) => load(api, url))
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => load(api, url)

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const say = wordsOf(paymentWords, wordsIn(matches))
  return pageMeta(matches, {
    title: say('payment.title'),
    description: say('payment.description', { firm: loaderData?.websiteName ?? 'us' }),
    path: '/payment',
  })
}

/** Two ways to pay, side by side. */
export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { paymentSettings, asked } = loaderData
  const say = useWords(words)
  return (
    <TitledPage title={say('payment.title')} lead={paymentLead(loaderData, loaderData.words, asked !== null)}>
      {!hasWayToPay(paymentSettings) && (
        <ButtonLink to="/contact#enquiry" className="mb-12">
          {say('site.enquire')}
        </ButtonLink>
      )}
      {asked && <AskedFor asked={asked} payee={payeeOf(loaderData)} />}
      <div className="grid items-start gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <LinkCard link={paymentSettings.razorpayLink} amount={asked?.amount} />
          <SafetyNote />
        </div>
        <BankCard payment={paymentSettings} upi={upiLink(loaderData, asked)} asked={asked} />
      </div>
    </TitledPage>
  )
}

function SafetyNote() {
  const say = useWords(paymentWords)
  return (
    <div className="mt-8 space-y-3 border-t border-hairline pt-4 text-small text-ink-soft">
      <p>{say('payment.safety')}</p>
      <p>{say('payment.receipt')}</p>
    </div>
  )
}
