import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { counted } from '#contract/count.ts'

/** Says how many enquiries are new: in the tab's title, and aloud when they become more. */
export function NewCount({ count }: { count: number }) {
  const [seen, setSeen] = useState(count)
  const [announcement, setAnnouncement] = useState('')
  useMatches()

  if (seen !== count) {
    setSeen(count)
    setAnnouncement(count > seen ? counted(count, 'new enquiry', 'new enquiries') : '')
  }

  // After every step: the page's own title comes anew with each.
  useEffect(() => {
    document.title = titleWith(count, document.title)
  })

  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  )
}

/** The title of a tab with what waits in front of it, as '(3) Enquiries'; nothing where nothing waits. */
export function titleWith(count: number, title: string): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
