import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Admin } from '#contract/account.ts'
import type { Role } from '#contract/roles.ts'
import { changeRole } from '#web/api/accounts.ts'
import { api, messageOf } from '#web/api/request.ts'
import { useInTurn } from '#web/ui/in-turn.ts'
import { toast } from '#web/ui/toast.ts'
import { useOptimisticValue } from '../list/optimistic-value.ts'
import { RoleSelect } from './role-select.tsx'

/** The role of an administrator, and the way to change it at once. What cannot be saved goes back. */
export function AdminRole({ admin }: { admin: Admin }) {
  const { revalidate } = useRevalidator()
  const inTurn = useInTurn()
  const [{ _id, role }, want] = useOptimisticValue(admin)
  const saved = useRef(admin)

  /** Over the version that the change before has made, which may not have been read yet. */
  async function save(next: Role) {
    const base = saved.current.updatedAt > admin.updatedAt ? saved.current : admin
    try {
      saved.current = await changeRole(api, base, next)
      toast.success('Role updated successfully')
    } catch (error) {
      // What the server refuses says why: the last owner stays one.
      toast.error(messageOf(error))
      void revalidate()
      throw error
    }
    await revalidate()
  }

  return (
    <RoleSelect
      aria-label="Role"
      aria-describedby={_id}
      value={role}
      onChange={({ target }) => {
        const next = target.value as Role
        want({ ...admin, role: next }, () => inTurn(() => save(next)))
      }}
      className="min-h-11 tabled:min-w-38 py-1 text-small"
    />
  )
}
