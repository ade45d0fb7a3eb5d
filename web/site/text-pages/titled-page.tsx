import type { ReactNode } from 'react'
import { home } from '../search-engines/list-data.ts'
import { Breadcrumb } from './breadcrumb.tsx'

interface TitledPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page under one large heading. */
export function TitledPage({ title, lead, children }: TitledPageProps) {
  return (
    <div className="page-margins pt-8 pb-20 md:pt-12 md:pb-28">
      <Breadcrumb steps={[home]} />
      <h1 className="mt-6 text-display expanded">{title}</h1>
      {lead && <p className="mt-6 max-w-line text-lead text-ink-soft">{lead}</p>}
      <div className="mt-10 md:mt-16">{children}</div>
    </div>
  )
}
