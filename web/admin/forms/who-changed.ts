import { useEffect, useState } from 'react'
import { api } from '#web/api/request.ts'
import { storedUser } from '../session.ts'

interface Entry {
  account?: { _id: string; name: string }
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
  if (!entry?.account) return undefined
  const { _id, name } = entry.account
  return _id === storedUser()?._id ? `${name} (your own account, elsewhere)` : name
}
