import { useEffect, useState } from 'react'
import type { Backups } from '#contract/backup.ts'
import { beginBackup, getBackups } from '#web/api/backups.ts'
import { api, messageOf } from '#web/api/request.ts'

const glance = 1500

/** What is known of backups, looked at again and again while one is under way; and how to begin one. */
export function useBackups(loaded: Backups) {
  const [backups, setBackups] = useState(loaded)
  const [failure, setFailure] = useState('')
  const [isBeginning, setBeginning] = useState(false)
  const isRunning = backups.running !== null

  useEffect(() => setBackups(loaded), [loaded])

  useEffect(() => {
    if (!isRunning) return
    // What does not arrive is asked for again.
    const timer = setInterval(() => getBackups(api).then(setBackups, () => undefined), glance)
    return () => clearInterval(timer)
  }, [isRunning])

  async function begin() {
    setBeginning(true)
    setFailure('')
    await beginBackup(api).then(setBackups, (error) => setFailure(messageOf(error)))
    setBeginning(false)
  }

  return { backups, failure, begin, isBusy: isRunning || isBeginning }
}
