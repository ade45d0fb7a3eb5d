import { createStoredSwitch } from '../../page/stored-switch.ts'

/** Whether the rows of all tables stand closely. */
export const compactRows = createStoredSwitch('compact-rows')
