/** How many designs a row of the home page shows. */
export const designsPerRow = 8
