/** What a room without a picture shows: its floor, and a table laid for four, as a plan draws them. */
export function EmptyRoom() {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full bg-paper-deep"
      fill="none"
      strokeWidth="0.75"
    >
      <path d={floor} className="stroke-hairline" strokeWidth="0.4" />
      <g className="fill-paper stroke-ink-soft">
        <rect x="74" y="32" width="12" height="9" />
        <rect x="74" y="79" width="12" height="9" />
        <rect x="52" y="54" width="9" height="12" />
        <rect x="99" y="54" width="9" height="12" />
        <circle cx="80" cy="60" r="17" />
        <circle cx="80" cy="60" r="1" className="fill-ink-soft" />
      </g>
    </svg>
  )
}

/** Boards, each row set off against the next. */
const floor = Array.from({ length: 15 }, (_, row) => {
  const joints = Array.from({ length: 5 }, (_, at) => `M${at * 40 + (row % 2) * 20 - 10} ${row * 8}v8`)
  return `M0 ${row * 8}h160${joints.join('')}`
}).join('')
