import { Link } from 'react-router'
import { dayOf } from '#contract/dates.ts'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { useWords } from '#web/ui/words.ts'
import { useSent } from './sent.ts'

/** The way back to what was sent from this browser. */
export function SentLists() {
  const say = useWords(shortlistWords)
  const sent = useSent()
  if (sent.length === 0) return null
  return (
    <section className="mt-16 border-t border-ink pt-4 print:hidden">
      <h2 className="text-title expanded">{say('shortlist.sent')}</h2>
      <ul className="mt-2">
        {sent.map(({ key, name, at }) => (
          <li key={key} className="border-b border-hairline">
            <Link to={`/s/${key}`} className="flex min-h-11 flex-wrap items-baseline gap-x-6 py-2.5">
              <span className="wrap-anywhere drawn">{name || say('shortlist.shared')}</span>
              <span className="annotation text-ink-soft">{dayOf(at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
