import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { designPath } from '#contract/design-path.ts'
import { designWords } from '#contract/words/design.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/ui/words.ts'
import type { Beside } from './load.ts'

/** The designs before and after this one in its category, as in a set of drawings: one sheet and the next. */
export function Neighbours({ previous, next }: Beside) {
  const say = useWords(designWords)
  if (!previous && !next) return null
  return (
    <nav
      aria-label={say('design.beside')}
      className="mt-14 grid grid-cols-2 border-y border-hairline md:mt-20"
    >
      <Side to={previous} rel="prev">
        <span aria-hidden="true">← </span>
        {say('design.previous')}
      </Side>
      <Side to={next} rel="next">
        {say('design.next')}
        <span aria-hidden="true"> →</span>
      </Side>
    </nav>
  )
}

interface SideProps {
  to: Beside['next']
  rel: 'prev' | 'next'
  children: ReactNode
}

function Side({ to, rel, children }: SideProps) {
  if (!to) return null
  return (
    <Link
      to={designPath(to)}
      rel={rel}
      className={classNames(
        'group min-w-0 py-4 md:py-5',
        rel === 'prev' ? 'pr-4 md:pr-8' : 'col-start-2 border-l border-hairline pl-4 text-right md:pl-8',
      )}
    >
      <span className="text-small text-ink-soft">{children}</span>
      <span className="mt-1 line-clamp-2 breakable font-medium group-hover:underline">{to.title}</span>
      <span className="annotation mt-1 block text-ink-soft">{to.code}</span>
    </Link>
  )
}
