import { useEffect, useEffectEvent, useState } from 'react'
import { isStill } from '#web/ui/motion.ts'

const interval = 7000

/**
 * Moves to the next banner by itself until someone points at them, moves into them, pauses them, wants no motion or saves
 * data: then what is not asked for is neither moved nor fetched.
 */
export function useAutoplay(isSeveral: boolean, onTurn: () => void) {
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const turn = useEffectEvent(() => {
    if (!document.hidden) onTurn()
  })

  useEffect(() => {
    if (isStill() || savesData()) setPlaying(false)
  }, [])

  useEffect(() => {
    if (!isSeveral || !isPlaying || isHeld) return
    const timer = setInterval(() => turn(), interval)
    return () => clearInterval(timer)
  }, [isSeveral, isPlaying, isHeld])

  return {
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    stop: () => setPlaying(false),
    pauseOn: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
