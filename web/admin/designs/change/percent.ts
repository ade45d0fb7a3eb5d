const mostUp = 1000

interface Percent {
  /** Up, or down where it is negative; none where nothing of sense is typed. */
  percent?: number
  error?: string
}

/** What is typed as a percentage that prices go up or down by. */
export function percentOf({
  direction,
  percent: typed,
}: {
  direction: 'up' | 'down'
  percent: string
}): Percent {
  const text = typed.trim().replace(/\s*%$/, '')
  if (text === '') return {}
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return { error: 'Enter a number with at most two decimals, as 7.5' }
  const percent = Number(text)
  if (percent === 0) return {}
  if (direction === 'up') return percent > mostUp ? { error: `At most ${mostUp} percent` } : { percent }
  return percent >= 100 ? { error: 'Less than 100 percent' } : { percent: -percent }
}
