import { createStoredSwitch } from '../page/stored-switch.ts'

/** Whether single letters act in a row alone. */
export const lettersOff = createStoredSwitch('letters-off')
