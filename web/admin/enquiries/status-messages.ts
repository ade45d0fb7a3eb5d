/** How a change of status went. */
export const statusMessages = { done: 'Enquiry status updated', failed: 'Failed to update enquiry' }
