import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { isShown } from '../page/is-shown.ts'

/**
 * Takes files that are pasted, or dropped anywhere on the page, for what is seen in `area`.
 * @param onFiles none where nothing is taken now
 * @returns whether files are held over the page
 */
export function usePageFiles(
  area: RefObject<HTMLElement | null>,
  onFiles: ((files: File[]) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false)
  const isOn = onFiles !== undefined

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setOver(false)
    const files = [...(data?.files ?? [])]
    if (event.defaultPrevented || files.length === 0 || !canTake()) return
    event.preventDefault()
    onFiles?.(files)
  })

  const hold = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || !canTake()) return
    event.preventDefault()
    setOver(true)
  })

  function canTake() {
    return area.current && isShown(area.current) && !document.querySelector('[role=dialog]')
  }

  useEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', (event) => hold(event), { signal })
    window.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), { signal })
    window.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal })
    window.addEventListener('paste', (event) => !isForField(event) && take(event, event.clipboardData), {
      signal,
    })
    return () => listening.abort()
  }, [isOn])

  return isOver && isOn
}

/** What holds text too, and is pasted into a text field, belongs to that. */
function isForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea, [contenteditable]')
  return Boolean(isField && clipboardData?.types.includes('text/plain'))
}
