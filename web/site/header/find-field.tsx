import { limitsOfVisitors } from '#contract/limits-of-visitors.ts'
import { searchWords } from '#contract/words/search.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { useWords } from '#web/ui/words.ts'

export interface FindFieldProps {
  /** In the menu, rather than in the strip above the header. */
  inMenu?: boolean
}

/** A form that leads to the designs that are sought, and needs no code; what is suggested comes once it is entered. */
export function FindField({ inMenu = false }: FindFieldProps) {
  const say = useWords(searchWords)
  return (
    <search>
      <form action="/gallery" className={inMenu ? 'page-margins py-4' : 'relative w-72 max-w-full'}>
        <TextInput
          name="search"
          role="combobox"
          aria-label={say('site.search')}
          aria-autocomplete="list"
          aria-expanded="false"
          placeholder={say('site.search.example')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limitsOfVisitors.search}
          className={inMenu ? undefined : 'min-h-7! border-y-0! py-0! text-small!'}
        />
      </form>
    </search>
  )
}
