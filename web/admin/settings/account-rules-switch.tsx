import type { AccountRules } from '#contract/second-factor.ts'
import { api } from '#web/api/request.ts'
import { updateAccountRules } from '#web/api/second-factor.ts'
import { useInTurn } from '#web/ui/in-turn.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useOptimisticValue } from '../list/optimistic-value.ts'
import { useChange } from '../page/use-change.ts'

const messages = { done: 'Rules updated successfully', failed: 'Failed to update the rules' }

/** Whether every account has to have a second factor. */
export function AccountRulesSwitch({ rules }: { rules: AccountRules }) {
  const change = useChange()
  const inTurn = useInTurn()
  const [{ secondFactorDemanded }, want] = useOptimisticValue(rules)

  function demand(next: AccountRules) {
    want(next, () => inTurn(() => change(() => updateAccountRules(api, next), messages)))
  }

  return (
    <section aria-labelledby="rules" className="mt-10 border-t border-ink pt-4">
      <h2 id="rules" className="mb-2 text-title expanded">
        Rules
      </h2>
      <Switch
        label="Every account needs a second factor"
        className="min-h-11"
        checked={secondFactorDemanded}
        onChange={({ target }) => demand({ secondFactorDemanded: target.checked })}
      />
      <p className="text-small text-ink-soft">
        Whoever has none sets it up at the next sign-in, before anything else opens.
      </p>
    </section>
  )
}
