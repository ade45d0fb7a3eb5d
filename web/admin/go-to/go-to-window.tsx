import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { counted } from '#contract/count.ts'
import { limits } from '#contract/limits.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { rescueFocus } from '../page/focus.ts'
import { LoadingLine } from '../page/loading-line.tsx'
import { useOwnProfile } from '../session/own-profile.ts'
import { useMay } from '../session/use-may.ts'
import { openTab } from '../table/row-opening.ts'
import { afterClosing } from './after-closing.ts'
import { Failure } from './failure.tsx'
import { pagesFor } from './pages.ts'
import { ResultList } from './result-list.tsx'
import { groupsOf } from './results.ts'
import { tellsSeenHeight } from './seen-height.ts'
import { useFound } from './use-found.ts'

interface GoToWindowProps {
  onClose: () => void
  /** Ends holding what was typed before the window was there. @returns it */
  takeTyped: () => string
}

/** The window “Go to”: a field, and what it leads to. The field keeps the focus: the ARIA combobox pattern. */
export default function GoToWindow({ onClose, takeTyped }: GoToWindowProps) {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const navigate = useNavigate()
  const role = useOwnProfile()?.role ?? null
  const mayDesigns = useMay('content')
  const [typed, setTyped] = useState('')
  /** What was stepped to; the first result is active until then. */
  const [chosen, setChosen] = useState<string | null>(null)
  const { found, failure, isAsking, ask, retry } = useFound(typed)
  /** Enter was pressed before what is typed was answered. */
  const opensFirst = useRef(false)

  const groups = groupsOf(typed, pagesFor(role, typed), found)
  const results = groups.flatMap((group) => group.results)
  const active = Math.max(
    results.findIndex(({ to }) => to === chosen),
    results.length > 0 ? 0 : -1,
  )

  function go(to: string) {
    afterClosing(async () => {
      await navigate(to)
      rescueFocus(() => null)
    })
    onClose()
  }

  function type(text: string) {
    opensFirst.current = false
    setTyped(text)
    setChosen(null)
    ask(text)
  }

  const begin = useEffectEvent(() => {
    const text = takeTyped()
    if (text) type(text)
  })
  useEffect(() => begin(), [])

  function tryAgain() {
    input.current?.focus()
    retry()
  }

  function step(by: 1 | -1) {
    const next = results.at((active + by) % results.length)
    opensFirst.current = false
    setChosen(next?.to ?? null)
  }

  function enter(isForNewTab: boolean) {
    const result = results[active]
    const isOld = chosen === null && groups[0]?.name !== 'Pages'
    if (isAsking && isOld) opensFirst.current = !isForNewTab
    else if (!result) return
    else if (isForNewTab) openTab(result.to)
    else go(result.to)
  }

  const settle = useEffectEvent(() => {
    const [first] = results
    if (opensFirst.current && first && !failure) go(first.to)
    opensFirst.current = false
  })
  useEffect(() => {
    if (!isAsking) settle()
  }, [isAsking])

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter') enter(event.ctrlKey || event.metaKey)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
  }

  const isEmpty = results.length === 0
  return (
    <Dialog open onOpenChange={onClose} title="Go to" startsAt="typing" className="md:max-w-2xl">
      <div ref={tellsSeenHeight} className="relative">
        <TextInput
          ref={input}
          role="combobox"
          aria-label="Search the back-office"
          aria-autocomplete="list"
          aria-expanded={!isEmpty}
          aria-controls={listId}
          aria-activedescendant={isEmpty ? undefined : `${listId}-${active}`}
          placeholder={mayDesigns ? 'Name, code or phone' : 'Name or phone'}
          value={typed}
          maxLength={limits.search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
        />
        <LoadingLine isOn={isAsking && !isEmpty} className="top-12 delay-200" />
        {failure && <Failure error={failure.error} onRetry={tryAgain} onGo={go} />}
        {isEmpty && !failure && (
          <p className="py-6 text-ink-soft">
            {isAsking ? <Spinner label="Searching..." /> : 'Nothing found'}
          </p>
        )}
        {!isEmpty && (
          <ResultList id={listId} groups={groups} active={results[active]} isBusy={isAsking} onGo={go} />
        )}
        <p role="status" className="sr-only">
          {isAsking || failure ? '' : isEmpty ? 'Nothing found' : counted(results.length, 'result')}
        </p>
      </div>
    </Dialog>
  )
}
