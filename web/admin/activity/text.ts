import type { Activity, ActivityKind, ActivityValue, FieldChange } from '#contract/activity.ts'
import { dayOf, momentOf } from '#contract/dates.ts'
import { enquiryStatusLabels } from '#contract/enquiry.ts'
import { formatRupees } from '#contract/prices.ts'
import { statusLabels } from '#contract/publishing-in-words.ts'

export const kindLabels: Record<ActivityKind, string> = {
  design: 'Designs',
  category: 'Categories',
  service: 'Services',
  pricing: 'Pricing images',
  testimonial: 'Testimonials',
  banner: 'Banners',
  enquiry: 'Enquiries',
  settings: 'Website settings',
  media: 'Files',
  account: 'Accounts',
}

const subjects: Record<ActivityKind, string> = {
  design: 'the design',
  category: 'the category',
  service: 'the service',
  pricing: 'the pricing image',
  testimonial: 'the testimonial of',
  banner: 'the banner',
  enquiry: 'the enquiry of',
  settings: '',
  media: 'the file',
  account: 'the account of',
}

/** What one document of a kind is called: 'Pricing image'. */
export function kindName(kind: ActivityKind): string {
  const name = subjects[kind].replace(/^the | of$/g, '') || kindLabels[kind]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

interface Action extends Pick<Activity, 'action' | 'kind'> {
  subject: Pick<Activity['subject'], 'name'>
}

/**
 * What was done, up to the name of what it was done to: 'changed the design'. Where the name is forgotten, nothing
 * follows: 'deleted an enquiry'.
 */
export function actionText({ action, kind, subject }: Action): string {
  const phrase = subject.name ? subjects[kind] : subjects[kind].replace(/^the (.*?)( of)?$/, withArticle)
  const texts: Record<Activity['action'], string> = {
    created: `added ${phrase}`,
    updated: `changed ${phrase}`,
    deleted: `deleted ${phrase}`,
    received: `received ${phrase}`,
    'note-added': `added a note to ${phrase}`,
    'note-deleted': `deleted a note from ${phrase}`,
    'note-restored': `restored a note on ${phrase}`,
    'marked-as-spam': `marked as spam ${phrase}`,
    'password-changed': 'changed the password of',
    'password-reset': 'set another password by a link, for',
    'reset-link-made': 'made a link that resets the password of',
    'signed-in': 'signed in as',
    'sign-in-closed': 'failed to sign in too often as',
    'second-factor-on': 'set up the second factor of',
    'second-factor-off': 'took off the second factor of',
    invited: 'invited somebody',
    'invitation-withdrawn': 'withdrew an invitation',
    'invitation-accepted': 'accepted an invitation as',
    ordered: 'reordered the',
    published: `published ${phrase}`,
    unpublished: `unpublished ${phrase}`,
    restored: `restored ${phrase}`,
    'deleted-for-good': `deleted for good ${phrase}`,
    'made-anonymous': `made ${phrase} anonymous`,
    'changes-prepared': `prepared changes to ${phrase}`,
    'changes-discarded': `discarded the pending changes to ${phrase}`,
    'preview-made': `made a preview link to ${phrase}`,
    'backup-link-made': 'made a link that downloads a backup',
    replaced: `put in the place of another ${phrase}`,
    'preview-ended': `ended the preview links to ${phrase}`,
  }
  return texts[action].trim()
}

function withArticle(_: string, phrase: string): string {
  return `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`
}

const words: Record<string, string> = { ...enquiryStatusLabels, ...statusLabels }

const fieldNames: Record<string, string> = {
  isFeatured: 'Featured',
  isActive: 'Active',
  inMenu: 'In the menu',
  hideWhenEmpty: 'Hidden while empty',
  mediaUrl: 'Media',
  thumbnailUrl: 'Image for phones, or poster',
  qrCodeUrl: 'QR code',
  upiId: 'UPI ID',
  followUpOn: 'Follow-up',
  ifscCode: 'IFSC code',
  ctaText: 'Button text',
  ctaLink: 'Button link',
}

/** One changed field: 'Status: New → Contacted', or its name alone. */
export function changeText({ field, from, to }: FieldChange): string {
  const name = fieldName(field)
  return from === undefined || to === undefined
    ? name
    : `${name}: ${valueText(field, from)} → ${valueText(field, to)}`
}

/** What a field is called where no form says it, by its path: identity.openingHours is Opening hours. */
export function fieldName(path: string): string {
  const field = path.split('.').at(-1) ?? path
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return fieldNames[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

function valueText(field: string, value: ActivityValue): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return field.endsWith('Price') ? formatRupees(value) : String(value)
  if (field === 'status') return words[value] ?? value
  if (field === 'followUpOn') return dayOf(value)
  return field.endsWith('ublishAt') ? momentOf(value) : value
}
