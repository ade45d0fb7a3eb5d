/** The back-office's list of the designs of a category, or of one of its subcategories. */
export function designsAddress(category: string, subcategory?: string): string {
  return `/admin/designs?${new URLSearchParams({ category, ...(subcategory && { subcategory }) })}`
}
