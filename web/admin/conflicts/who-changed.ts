import { useEffect, useState } from 'react'
import type { Activity } from '#contract/activity.ts'
import { listActivity } from '#web/api/activity.ts'
import { api } from '#web/api/request.ts'
import { storedUser } from '../session/session.ts'

/** The name of whoever changed a document last, where the activity record has it. */
export function useWhoChanged(id: string | undefined): string | undefined {
  const [who, setWho] = useState<string>()

  useEffect(() => {
    if (!id) return
    let isWanted = true
    listActivity(api, { subject: id, limit: 1 })
      .then(({ data: [latest] }) => isWanted && setWho(latest && nameOf(latest)))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [id])

  return who
}

function nameOf({ account: { _id, name } }: Activity): string {
  return _id === storedUser()?._id ? `${name} (your own account, elsewhere)` : name
}
