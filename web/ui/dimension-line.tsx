/** A dimension line as progress: drawn from the left as far as `share` (0 to 1) says. */
export function DimensionProgress({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="relative h-3 flex-1 border-x border-current"
      >
        <span className="absolute inset-x-0 top-1/2 h-px bg-hairline" />
        <span
          className="absolute top-1/2 left-0 h-px w-full origin-left bg-accent transition-[scale] forced-color-adjust-none forced-colors:bg-[Highlight]"
          style={{ scale: `${share} 1` }}
        />
      </div>
      <span className="annotation w-10 text-right">{percent}%</span>
    </div>
  )
}
