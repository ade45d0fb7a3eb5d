import { useLocation } from 'react-router'
import { designWords } from '#contract/words/design.ts'
import { useWords } from '#web/ui/words.ts'

/** In the place of what did not arrive: the browser asks for the page by itself, and has it whole. */
export function LoadWhole() {
  const { pathname, search } = useLocation()
  return (
    <a className="ruled-link" href={pathname + search}>
      {useWords(designWords)('design.whole')}
    </a>
  )
}
