import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { wordsOf } from '#contract/words/fill.ts'
import { paidWords } from '#contract/words/paid.ts'
import { siteWords } from '#contract/words/site.ts'
import { api } from '#web/api/request.ts'
import { loadOnServer } from '#web/api/server.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { withWords, wordsIn } from '../page-words.ts'
import { pageMeta } from '../search-engines/meta.ts'
import type { Route } from './+types/page.ts'

const load = withWords('paid', async () => ({}))

export const handle = { cached: true }
export const loader = ({ context }: Route.LoaderArgs) => loadOnServer(context, load)
export const clientLoader = () => load(api)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: wordsOf(paidWords, wordsIn(matches))('paid.pageTitle') })
}

export default function PaymentSuccess() {
  const say = useWords(paidWords)
  const paymentId = usePaymentId()
  return (
    <div className="page-margins flex min-h-[70svh] flex-col justify-between gap-12 pt-16 pb-8 md:pt-24">
      <div>
        <h1 className="text-display expanded">{say('paid.title')}</h1>
        <p className="mt-6 text-lead">{say('paid.thanks')}</p>
        <p className="mt-8 max-w-xl border-y border-hairline py-4">
          <span className="annotation block text-ink-soft">{say('paid.id')}</span>
          <span
            data-payment-id
            suppressHydrationWarning
            className="mt-1 block text-title wrap-anywhere select-all"
          >
            {paymentId}
          </span>
        </p>
        <p className="mt-6 max-w-line text-ink-soft">{say('paid.receipt')}</p>
        <ButtonLink to="/" className="mt-8">
          {say('paid.home')}
        </ButtonLink>
      </div>
      <TitleBlock>
        <span>{useWords(siteWords)('site.payment')}</span>
        <span>{say('paid.note')}</span>
      </TitleBlock>
    </div>
  )
}

/** The id that the navigation brought; the server, which never sees it, says N/A, and `sayPaymentId` says it first. */
function usePaymentId(): string {
  const { state } = useLocation()
  const brought = typeof state?.paymentId === 'string' && state.paymentId ? state.paymentId : 'N/A'
  return useSyncExternalStore(
    () => () => {},
    () => brought,
    () => 'N/A',
  )
}
