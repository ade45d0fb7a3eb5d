import { useState } from 'react'
import type { System } from '#contract/system.ts'
import { api, messageOf } from '#web/api/request.ts'
import { sendTestMail } from '#web/api/system.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { mailTexts } from './system-text.ts'

/** Whether mails are sent, and a way to see whether they arrive. */
export function TestMail({ mail }: { mail: System['mail'] }) {
  const [isSending, setSending] = useState(false)
  const [sentTo, setSentTo] = useState('')
  const [failure, setFailure] = useState('')

  async function send() {
    setSending(true)
    setFailure('')
    setSentTo('')
    await sendTestMail(api).then(setSentTo, (error) => setFailure(messageOf(error)))
    setSending(false)
  }

  return (
    <>
      <p className="max-w-line text-small">{mailTexts[mail]}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button look="outline" busy={isSending} onClick={send}>
          Send a test mail
        </Button>
        <p role="status" className="text-small wrap-anywhere">
          {sentTo && `The mail server has taken it. It should soon be in the inbox of ${sentTo}.`}
        </p>
      </div>
      {failure && <ErrorText>{failure}</ErrorText>}
    </>
  )
}
