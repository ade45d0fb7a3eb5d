import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useLocation, useRevalidator } from 'react-router'
import { toast } from '#web/ui/toast.ts'
import { useLeadOn } from '../page/use-lead-on.ts'
import { failForm } from './fail-form.ts'
import type { Lead } from './onward.ts'

export interface Arrival {
  done: string
  /** The address that saving leads to; without it the page stays, and reloads what it shows. */
  leadTo?: string
}

/** Says that a form is saved and goes where that leads, unless the page was left meanwhile. */
export function useArrival({ done, leadTo }: Arrival) {
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const leadOn = useLeadOn()

  const usual = leadTo === undefined ? undefined : { address: leadTo }

  /** @param said in place of `done` @param lead in place of `leadTo` */
  return async function arrive(said = done, lead: Lead | undefined = usual) {
    toast.success(said)
    if (!lead) await revalidate()
    else {
      const goOn = () => followOnceBack(lead.address, pathname)
      window.addEventListener('missing-page', goOn, { once: true })
      await leadOn(lead.address, lead.options)
      window.removeEventListener('missing-page', goOn)
    }
  }
}

const untilNextTry = 3000

/**
 * Where the code of the next page has not arrived (`navigating.ts`), the browser goes on as soon as the server answers: a
 * form that is saved has nothing more to do. Whoever has left its page meanwhile is led nowhere.
 */
function followOnceBack(address: string, from: string) {
  setTimeout(async () => {
    const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
    if (window.location.pathname !== from) return
    if (response && response.status < 500) window.location.assign(address)
    else followOnceBack(address, from)
  }, untilNextTry)
}

/** Saves what a form holds, where that is not a document that others edit too. Nothing typed is lost when that fails. */
export function useSave<Typed extends FieldValues, Values>(
  form: UseFormReturn<Typed, unknown, Values>,
  { failed, ...arrival }: Arrival & { failed: string },
) {
  const arrive = useArrival(arrival)

  /** @returns whether it was saved */
  return async function save(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run()
    } catch (error) {
      failForm(form, error, failed)
      return false
    }
    // The form is free for the next save, however long the page takes to load anew what else it shows.
    if (arrival.leadTo === undefined) void arrive()
    else await arrive()
    return true
  }
}
