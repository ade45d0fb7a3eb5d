import { Dialog } from '#web/ui/dialog.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { lettersOff } from './letters-off.ts'
import { shortcuts } from './shortcuts.ts'

/** What can be done by keys, and the switch for those that are single letters (WCAG 2.1.4). */
export default function KeysWindow({ onClose }: { onClose: () => void }) {
  const letters = !lettersOff.useIsOn()
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" className="md:max-w-2xl">
      <Switch
        label="Single letters act on a page"
        checked={letters}
        onChange={({ target }) => lettersOff.set(!target.checked)}
        className="min-h-11"
      />
      <p className="text-small text-ink-soft">
        Switched off, letters act only in a row that has the keyboard’s focus. It is kept in this browser.
      </p>
      <div className="mt-6 gap-x-10 md:columns-2">
        {shortcuts(letters).map(({ where, keys }) => (
          <section key={where} aria-label={where} className="mb-6 break-inside-avoid">
            <h3 className="border-b border-ink pb-1 text-small font-medium">{where}</h3>
            <dl>
              {keys.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex min-h-9 items-center justify-between gap-4 border-b border-hairline py-1 text-small"
                >
                  <dt className="order-2 flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <kbd key={key} className="annotation border border-edge px-1.5 whitespace-nowrap">
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
