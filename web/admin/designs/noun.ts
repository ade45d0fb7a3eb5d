/** What one row of the list is called, and several. */
export const noun = { one: 'Design', many: 'Designs' }
