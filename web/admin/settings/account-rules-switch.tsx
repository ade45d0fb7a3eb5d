import type { AccountRules } from '#contract/second-factor.ts'
import { api } from '#web/api/request.ts'
import { updateAccountRules } from '#web/api/second-factor.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useChange } from '../page/use-change.ts'

/** Whether every account has to have a second factor. */
export function AccountRulesSwitch({ rules: { secondFactorDemanded } }: { rules: AccountRules }) {
  const change = useChange()
  const messages = { done: 'Rules updated successfully', failed: 'Failed to update the rules' }
  return (
    <section aria-labelledby="rules" className="mt-10 border-t border-ink pt-4">
      <h2 id="rules" className="mb-2 text-title expanded">
        Rules
      </h2>
      <Switch
        label="Every account needs a second factor"
        className="min-h-11"
        checked={secondFactorDemanded}
        onChange={({ target }) =>
          change(() => updateAccountRules(api, { secondFactorDemanded: target.checked }), messages).catch(
            () => {},
          )
        }
      />
      <p className="text-small text-ink-soft">
        Whoever has none sets it up at the next sign-in, before anything else opens.
      </p>
    </section>
  )
}
