import { useId } from 'react'
import { shortlistWords } from '#contract/words/shortlist.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/ui/words.ts'

interface MoveButtonsProps {
  title: string
  place: number
  count: number
  /** @param by one place to the left (-1) or to the right */
  onMove: (by: -1 | 1) => void
}

const classes =
  'noscript:hidden size-11 border border-hairline -outline-offset-4 hover:border-ink aria-disabled:opacity-30 aria-disabled:hover:border-hairline'

/** Moves a design among the others. The button that was pressed keeps the focus, wherever it goes. */
export function MoveButtons({ title, place, count, onMove }: MoveButtonsProps) {
  const say = useWords(shortlistWords)
  const id = useId()

  function move(by: -1 | 1, isAtEnd: boolean, button: string) {
    if (isAtEnd) return
    onMove(by)
    requestAnimationFrame(() => {
      const pressed = document.getElementById(button)
      // The list is drawn late on a busy machine: whoever has gone on by then is left where they are.
      if (document.activeElement === document.body) pressed?.focus()
      pressed?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }

  if (count < 2) return null
  return (
    <>
      <IconButton
        id={`${id}-left`}
        label={say('shortlist.left', { title })}
        path="M10 2 4 8l6 6"
        aria-disabled={place === 0}
        onClick={() => move(-1, place === 0, `${id}-left`)}
        className={classes}
      />
      <IconButton
        id={`${id}-right`}
        label={say('shortlist.right', { title })}
        path="m6 2 6 6-6 6"
        aria-disabled={place === count - 1}
        onClick={() => move(1, place === count - 1, `${id}-right`)}
        className={classes}
      />
    </>
  )
}

/** A list in which the entry at `place` has gone one place on or back. */
export function moved<Entry>(list: Entry[], place: number, by: -1 | 1): Entry[] {
  const after = [...list]
  const [entry] = after.splice(place, 1)
  if (entry !== undefined) after.splice(place + by, 0, entry)
  return after
}
