export const enquiriesPath = '/admin/enquiries'

/** Where an enquiry has its page in the back-office. */
export function pathOf({ _id }: { _id: string }): string {
  return `${enquiriesPath}/${_id}`
}
