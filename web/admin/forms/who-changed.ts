import { useEffect, useState } from 'react'
import { api } from '#web/api/request.ts'
import { storedUser } from '../session.ts'

interface Entry {
  accountId?: string | null
  accountName?: string | null
}

/** Who changed a document last, where the activity record knows it. */
export function useWhoChanged(id: string | undefined): string | undefined {
  const [who, setWho] = useState<string>()

  useEffect(() => {
    if (!id) return
    let isWanted = true
    api
      .get<{ data?: Entry[] }>('/api/activity', { subject: id, limit: 1 })
      .then(({ data }) => isWanted && setWho(nameOf(data?.[0])))
      .catch(() => {})
    return () => {
      isWanted = false
    }
  }, [id])

  return who
}

function nameOf(entry: Entry | undefined): string | undefined {
  if (!entry?.accountName) return undefined
  const isOwn = entry.accountId && entry.accountId === storedUser()?._id
  return isOwn ? `${entry.accountName} (your own account, elsewhere)` : entry.accountName
}
