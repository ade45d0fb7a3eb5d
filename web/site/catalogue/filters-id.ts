/** Of what the filters stand in: beside the list, or over it where there is no room. */
export const filtersId = 'filters'

/** Whether the filters lie over the list. */
export function areFiltersOver(): boolean {
  return document.querySelector(`#${filtersId}:popover-open`) !== null
}
