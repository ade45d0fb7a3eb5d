import { createStoredSwitch } from '../page/stored-switch.ts'

/** Whether single letters act in a row alone. */
export const lettersOff = createStoredSwitch('letters-off')

/** A control's letter as `aria-keyshortcuts` says it; none where single letters act in a row alone. */
export function useLetter(letter: string): string | undefined {
  return lettersOff.useIsOn() ? undefined : letter
}
