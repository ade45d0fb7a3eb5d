import { type ReactNode, useState } from 'react'
import type { System } from '#contract/system.ts'
import { api, messageOf } from '#web/api/request.ts'
import { getSystem } from '#web/api/system.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Facts } from '../facts.tsx'
import { backupFacts, certificateFacts, groundFacts, queueFacts } from './system-text.ts'
import { TestMail } from './test-mail.tsx'
import { Warnings } from './warnings.tsx'

/** What the product runs on, how that is, and what somebody should do something about. */
export function SystemTab({ loaded }: { loaded: System }) {
  const [system, setSystem] = useState(loaded)
  const [isLooking, setLooking] = useState(false)
  const [failure, setFailure] = useState('')
  const { backup, certificate } = system

  async function look() {
    setLooking(true)
    setFailure('')
    await getSystem(api).then(setSystem, (error) => setFailure(messageOf(error)))
    setLooking(false)
  }

  return (
    <div className="grid gap-10">
      <Part id="attention" title="What needs attention">
        <Warnings warnings={system.warnings} />
        <Button look="outline" size="small" busy={isLooking} onClick={look}>
          Look again
        </Button>
        {failure && <ErrorText>{failure}</ErrorText>}
      </Part>
      <div className="grid items-start gap-x-12 gap-y-10 xl:grid-cols-2">
        <Part id="ground" title="What it runs on">
          <Facts facts={groundFacts(system)} />
        </Part>
        <div className="grid gap-10">
          <Part id="queues" title="What waits">
            <Facts facts={queueFacts(system)} />
          </Part>
          {backup && (
            <Part id="system-backup" title="Backup">
              <Facts facts={backupFacts(backup)} />
            </Part>
          )}
          {certificate && (
            <Part id="certificate" title="Certificate">
              <Facts facts={certificateFacts(certificate)} />
            </Part>
          )}
          <Part id="mail" title="Mail">
            <TestMail mail={system.mail} />
          </Part>
        </div>
      </div>
    </div>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid justify-items-start gap-4">
      <h2 id={id} className="text-title expanded">
        {title}
      </h2>
      {children}
    </section>
  )
}
