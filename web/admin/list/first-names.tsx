const shown = 5

/** What is to go, by the names of the first of it. */
export function FirstNames({ names }: { names: string[] }) {
  const others = names.length - shown
  return (
    <ul className="mb-6 border-l border-ink pl-4 font-medium">
      {names.slice(0, shown).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none changes its place
        <li key={index} className="wrap-anywhere">
          {name}
        </li>
      ))}
      {others > 0 && <li className="font-normal">and {others} more</li>}
    </ul>
  )
}
