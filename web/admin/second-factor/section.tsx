import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { counted } from '#contract/count.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'
import { SetUp } from './set-up.tsx'
import { TakeOff } from './take-off.tsx'

/** The second factor of the own account, and what can be done about it. */
export function SecondFactorSection({
  secondFactor: { state, recoveryCodes },
}: {
  secondFactor: SecondFactor
}) {
  const [isOpen, setOpen] = useState(false)
  /** What the dialog began with: setting up turns the state while its last step is still shown. */
  const [task, setTask] = useState<'set-up' | 'take-off'>('set-up')
  /** Nobody is told them again: they stay until their owner is done with them, though the dialog be closed. */
  const [codes, setCodes] = useState<string[]>()
  const { revalidate } = useRevalidator()
  const isOn = state === 'on'

  function open() {
    setTask(isOn ? 'take-off' : 'set-up')
    setOpen(true)
  }

  function close() {
    setOpen(false)
    revalidate()
  }

  function finish() {
    setCodes(undefined)
    close()
  }

  return (
    <section aria-labelledby="second-factor" className="border-t border-ink pt-4 pb-10">
      <h2 id="second-factor" className="mb-2 text-title expanded">
        Second factor
      </h2>
      <p className="mb-4 max-w-2xl">
        {isOn
          ? `Signing in asks for a code of your authenticator app. ${counted(recoveryCodes, 'recovery code')} left.`
          : 'Signing in asks for your password alone. With a second factor it asks for a code of an authenticator app too.'}
      </p>
      {codes && !isOpen && (
        <div className="mb-6 max-w-2xl">
          <RecoveryCodesStep codes={codes} onDone={() => setCodes(undefined)} />
        </div>
      )}
      <Button look="outline" size="small" className="min-h-11" onClick={open}>
        {isOn ? 'Take off…' : 'Set up…'}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={task === 'set-up' ? 'Set up a second factor' : 'Take off the second factor'}
        className="md:max-w-md"
      >
        {task === 'take-off' && <TakeOff onDone={finish} />}
        {task === 'set-up' && !codes && <SetUp onConfirmed={setCodes} />}
        {task === 'set-up' && codes && <RecoveryCodesStep codes={codes} onDone={finish} />}
      </Dialog>
    </section>
  )
}
