import { createStoredSwitch } from '../page/stored-switch.ts'

/** Whether the sidebar shows its sections as icons alone. */
export const sidebarNarrow = createStoredSwitch('sidebar-narrow')
