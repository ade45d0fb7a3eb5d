/** How a change of status went. */
export const statusSays = { done: 'Enquiry status updated', failed: 'Failed to update enquiry' }
