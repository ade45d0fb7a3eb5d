/** Where maintenance mode is switched off. */
export const maintenanceAddress = '/admin/settings?tab=website#maintenance'
