/** What is known of a thing, ruled line by line. */
export function Facts({ facts }: { facts: Record<string, string | null> }) {
  return (
    <dl className="grid w-full max-w-3xl border-t border-ink text-small">
      {Object.entries(facts).map(([name, value]) => (
        <div
          key={name}
          className="grid gap-x-4 border-b border-hairline py-2 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
