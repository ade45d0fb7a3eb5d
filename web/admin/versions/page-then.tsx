interface PageThenProps {
  /** Where the calls of the document stand. */
  address: string
  /** The version's id. */
  id: string
}

/** Lead to the pages that visitors saw then, each in a tab of its own: what is typed here stays. */
export function PageThen({ address, id }: PageThenProps) {
  const pages = pagesThen(address, id)
  if (pages.length === 0) return null
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      {pages.map(({ label, to }) => (
        <a
          key={to}
          href={to}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-small ruled-link"
        >
          {label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ))}
    </p>
  )
}

function pagesThen(address: string, id: string): { label: string; to: string }[] {
  const [, design] = /^\/api\/designs\/(\w+)$/.exec(address) ?? []
  if (design) return [{ label: 'See the page as it was', to: `/admin/designs/${design}/versions/${id}` }]
  if (address !== '/api/settings') return []
  const at = `/admin/settings/versions/${id}`
  return [
    { label: 'About as it was', to: `${at}/about` },
    { label: 'Terms as they were', to: `${at}/terms` },
    { label: 'Privacy policy as it was', to: `${at}/privacy` },
  ]
}
