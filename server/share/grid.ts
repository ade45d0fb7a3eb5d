/** So many pictures does a card with several show. */
export const mostInGrid = 4
