/** The size of the picture that stands in a row: larger in a card, smaller in a row that stands closely. */
export const rowPictureClasses =
  'h-18 w-24 max-w-none tabled:h-12 tabled:w-16 tabled:in-data-compact:h-9 tabled:in-data-compact:w-12'
