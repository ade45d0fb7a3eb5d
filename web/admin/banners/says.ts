/** What is said after a banner was changed in the list. */
export const bannerSays = { done: 'Banner updated successfully!', failed: 'Failed to update banner' }
