import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.ts'
import { failForm } from './fail-form.ts'

interface Saving {
  done: string
  /** Said where the failure has no message of its own. */
  failed: string
  /** Where saving leads; without it the page stays, and reads anew what it shows. */
  leadTo?: string
}

/** Saves what a form holds. Nothing typed is lost when that fails, and who has left meanwhile is not called back. */
export function useSave<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { done, failed, leadTo }: Saving,
) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()

  /** @returns whether it was saved */
  return async function save(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run()
    } catch (error) {
      failForm(form, error, failed)
      return false
    }
    toast.success(done)
    if (leadTo === undefined) await revalidate()
    else if (window.location.pathname === pathname) await navigate(leadTo)
    return true
  }
}
