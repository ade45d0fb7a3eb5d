import { useRef, useState } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { ReplyEditor } from './reply-editor.tsx'
import { type FirmSite, paymentReplyName, type Reply, replyAskingFor } from './reply-templates.ts'

interface AskForPaymentProps {
  enquiry: Enquiry
  site: FirmSite
  /** Whether the payment page names an account. */
  byAccount: boolean
}

/** Asks how much is to be paid, and opens a reply with a link that says so. */
export function AskForPayment({ enquiry, site, byAccount }: AskForPaymentProps) {
  const [step, setStep] = useState<'amount' | Reply | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** Another may be open by the time that the enquiry is marked. */
  const close = () => setStep((now) => (now === step ? null : now))
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="inline-flex min-h-11 items-center text-small ruled-link"
        onClick={() => setStep('amount')}
      >
        {paymentReplyName}
      </button>
      {step === 'amount' && (
        <PaymentDialog
          reference={enquiry.design?.code ?? enquiry.reference}
          onClose={close}
          onAsked={(request) => setStep(replyAskingFor(request, enquiry, site, byAccount))}
        />
      )}
      {step !== null && step !== 'amount' && (
        <ReplyEditor enquiry={enquiry} reply={step} returnTo={() => opener.current} onClose={close} />
      )}
    </>
  )
}
