import type { ReactNode } from 'react'
import { siteWords } from '#contract/words/site.ts'
import { TitleBlock } from '#web/ui/title-block.tsx'
import { useWords } from '#web/ui/words.ts'
import { home } from '../search-engines/list-data.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import type { Chapter } from './outline.ts'

interface TextPageProps {
  title: string
  lead?: string
  chapters: Chapter[]
  /** What stands in the title block at the page's foot. */
  notes: string[]
  children: ReactNode
}

/** A page that is read: its heading, its table of contents beside it, its text at a readable width. */
export function TextPage({ title, lead, chapters, notes, children }: TextPageProps) {
  return (
    <div className="page-margins pt-8 pb-16 md:pt-12 md:pb-24 print:p-0">
      <Breadcrumb steps={[home]} />
      <h1 className="mt-6 text-display expanded">{title}</h1>
      {lead && <p className="mt-6 max-w-line text-lead text-ink-soft">{lead}</p>}
      <div className="mt-10 grid gap-x-8 gap-y-10 border-t border-ink pt-6 md:mt-16 lg:grid-cols-12 print:block">
        {chapters.length > 1 && <Contents chapters={chapters} />}
        <div className="prose min-w-0 lg:col-span-8 lg:col-start-5">{children}</div>
      </div>
      <TitleBlock className="mt-16">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </TitleBlock>
    </div>
  )
}

function Contents({ chapters }: { chapters: Chapter[] }) {
  return (
    <nav aria-label={useWords(siteWords)('site.contents')} className="lg:col-span-3 print:hidden">
      <ol className="border-b border-hairline lg:sticky lg:top-24 lg:border-0">
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="group flex min-h-9 items-baseline gap-4 py-1.5">
              <span className="annotation w-5 shrink-0 text-ink-soft">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span className="drawn">{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
