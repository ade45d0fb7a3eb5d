import { useState } from 'react'
import { Link } from 'react-router'
import type { FirstSteps as Done } from '#contract/dashboard.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useOwnProfile } from '../session/own-profile.ts'
import { Section } from './section.tsx'
import { type Step, stepsOf } from './steps.ts'

const hiddenKey = 'firstStepsHidden'

/** What a new site still needs, until all of it is done, or hidden in this browser. */
export function FirstSteps({ firstSteps, designs }: { firstSteps: Done; designs: number }) {
  const userEmail = useOwnProfile()?.email
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) !== null)
  const steps = stepsOf(firstSteps, designs, userEmail)
  const done = steps.filter(({ isDone }) => isDone).length
  if (isHidden || done === steps.length) return null

  function hide() {
    localStorage.setItem(hiddenKey, 'true')
    setHidden(true)
    document.getElementById('main')?.focus()
  }

  return (
    <Section
      id="first-steps"
      title="First steps"
      aside={
        <div className="-my-2 flex items-center gap-2">
          <span className="annotation text-ink-soft">
            {done} of {steps.length} done
          </span>
          <Button look="quiet" size="small" className="-mr-3 min-h-11" onClick={hide}>
            Hide
          </Button>
        </div>
      }
    >
      <ol>
        {steps.map((step) => (
          <StepRow key={step.label} step={step} />
        ))}
      </ol>
    </Section>
  )
}

function StepRow({ step: { label, to, isDone, state } }: { step: Step }) {
  const weight = isDone ? 'text-ink-soft' : 'font-medium'
  return (
    <li
      className={classNames(
        'relative grid min-h-11 grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-3 border-b border-hairline py-2 text-small sm:grid-cols-[1rem_minmax(12rem,1fr)_minmax(0,auto)]',
        to && 'hover:bg-ink/3',
      )}
    >
      <Box isDone={isDone} />
      {to ? (
        <Link to={to} className={classNames('-outline-offset-2 after:absolute after:inset-0', weight)}>
          {label}
        </Link>
      ) : (
        <span className={weight}>{label}</span>
      )}
      <span className="annotation min-w-0 text-ink-soft wrap-anywhere max-sm:col-start-2 sm:max-w-104 sm:text-right">
        <span className="sr-only">{isDone ? 'Done: ' : 'To do: '}</span>
        {state}
      </span>
    </li>
  )
}

/** Crossed where it is done, as a schedule is ticked off in ink. */
function Box({ isDone }: { isDone: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" className="size-4">
      <path d="M1.5 1.5h13v13h-13z" />
      {isDone && <path d="m1.5 14.5 13-13" />}
    </svg>
  )
}
