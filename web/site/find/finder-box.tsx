import { finderBoxWords } from '#contract/words/finder-box.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWords } from '#web/ui/words.ts'

export interface FinderBoxProps {
  typed?: string
  error?: string
  /** Beside other things, rather than the page's own question. */
  isQuiet?: boolean
}

/** The same in the browser as on the server, so that the label holds where the field is made anew. A page has one. */
const id = 'plot-typed'

/** One line that says a plot as people say it; it leads to what fits, and needs no code. */
export function FinderBox({ typed = '', error, isQuiet = false }: FinderBoxProps) {
  const say = useWords(finderBoxWords)
  return (
    <search>
      {/* On a phone what stands beside other things takes one line of it. */}
      {isQuiet && (
        <a
          href="/find"
          className="flex min-h-12 items-center justify-between gap-4 border-t border-hairline sm:hidden print:hidden"
        >
          {say('site.find.question')}
          <span aria-hidden="true">→</span>
        </a>
      )}
      <form action="/find" className={classNames('print:hidden', isQuiet && 'max-sm:hidden')}>
        <label htmlFor={id} className="text-small font-medium">
          {say(isQuiet ? 'site.find.question' : 'site.find.plot')}
        </label>
        <div className="mt-1.5 flex gap-3 max-sm:flex-col">
          <TextInput
            key={typed}
            id={id}
            name="q"
            defaultValue={typed}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            aria-describedby={`${id}-hint`}
            aria-invalid={error ? true : undefined}
            autoFocus={error !== undefined}
            className="min-w-0 sm:max-w-md"
          />
          <Button type="submit" look={isQuiet ? 'outline' : 'primary'} className="shrink-0">
            {say('site.find.submit')}
          </Button>
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-soft">
          {error && <span className="mb-1 block text-laterite">{error}</span>}
          {say('site.find.hint')}
        </p>
      </form>
    </search>
  )
}
