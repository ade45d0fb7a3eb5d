import type { ReactNode } from 'react'
import { anchorOf, type Chapter } from './outline.ts'

/** A section of a built-in text. */
export interface Section {
  title: string
  content: ReactNode
}

export function Sections({ sections }: { sections: Section[] }) {
  return sections.map(({ title, content }) => (
    <section key={title} aria-labelledby={anchorOf(title)}>
      <h2 id={anchorOf(title)}>{title}</h2>
      {content}
    </section>
  ))
}

export function chaptersOf(sections: Section[]): Chapter[] {
  return sections.map(({ title }) => ({ id: anchorOf(title), title }))
}
