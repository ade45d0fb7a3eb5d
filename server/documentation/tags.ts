/** The groups of calls, in the order that the API document shows them. */
export const tags = {
  Designs: 'The catalogue: finding designs, and keeping them.',
  Categories: 'What designs are sorted into, with their subcategories.',
  Enquiries: 'What visitors ask, and what the firm makes of it.',
  'Quick replies': "Texts of the firm's own that answer enquiries, with placeholders that are filled in.",
  'Saved views': 'Lists of the back-office as an account narrows and sorts them, under names of its own.',
  Services: 'What the firm offers.',
  Testimonials: 'What clients say of the firm.',
  'Pricing images': 'Pictures that show what the firm charges.',
  Banners: 'What the home page opens with.',
  Shortlists: 'What visitors choose together, behind a link.',
  Samples: 'Built-in designs that stand in until there are some of the firm.',
  Settings: 'The name, contacts, payments and texts of the website.',
  Files: "Pictures and videos, in the calls of Appwrite's storage, which its clients speak.",
  Media: 'The library: what is said of each file, and what shows it.',
  Accounts: 'Signing in, the own account, and the administrators.',
  Visits: 'How visitors choose, counted by the day.',
  Dashboard: "What the back-office's first page shows.",
  Activity: 'The record of who changed what.',
  'Pending changes': 'What is prepared, and waits to be published.',
  Previews: 'Documents as they will be, for whoever has a link.',
  Trash: 'What was deleted, and can be restored for a while.',
  Backups: 'Everything as it was at one moment, kept for the day that something is lost.',
  System: 'What the product runs on, and how that is.',
  Health: 'Whether the product serves, and whether requests can be sent to it.',
} as const

export type Tag = keyof typeof tags

/** `listPricingImages` of `list` and `Pricing images`. */
export function operationOf(verb: string, tag: Tag): string {
  return verb + tag.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
}
