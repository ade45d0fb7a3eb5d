import { counted } from './count.ts'
import type { MediaType } from './file.ts'
import { limits } from './limits.ts'

/** Why a category or a subcategory stays, as people are told. */
export const heldByDesigns = (what: string, designs: number) =>
  `This ${what} still has ${counted(designs, 'design')}. Move or delete ${designs === 1 ? 'it' : 'them'} first.`

export const accountMessages = {
  wrongLogin: 'Invalid email or password',
  unauthorized: 'Unauthorized access',
  adminRequired: 'Admin privileges required',
  currentPasswordMissing: 'Current password is required',
  currentPasswordWrong: 'Current password is incorrect',
  emailTaken: 'An account with this email already exists',
  invitationNotFound: 'Invitation not found',
  lastAdmin: 'The last administrator cannot be deleted',
  lastOwner: 'The last owner cannot be deleted',
  lastOwnerRole: 'The last owner cannot take another role',
  notAllowed: 'You are not allowed to do this',
  linkEnded: 'This link is no longer valid. If you have used it, sign in; if not, please ask for a new one.',
  notFound: 'Admin user not found',
  ownPassword: 'Your own password is changed with the current one, under Password.',
  ownSecondFactor: 'Your own second factor is taken off with the password and a code, under Password.',
  secondFactorDemanded: 'Please set up your second factor first.',
  secondFactorIsOn: 'The second factor is set up already.',
  secondFactorNeeded: 'Please enter the code of your second factor.',
  secondFactorNotBegun: 'Please begin to set up the second factor anew.',
  secondFactorOff: 'No second factor is set up.',
  secondFactorWrong: 'This code is wrong or was used already.',
  sessionNotFound: 'Session not found',
  tooManyCodes: 'Too many wrong codes. Please try again later.',
  tooManyLinks: 'Too many attempts. Please try again later.',
  tooManyLogins: 'Too many failed sign-ins. Please try again later.',
  tooManyPasswords: 'Too many wrong passwords. Please try again later.',
} as const

export const bannerMessages = {
  notFound: 'Banner not found',
  mediaMissing: (type: MediaType) => `Please upload a ${type} file`,
  wrongType: (type: MediaType) => `Invalid file type for ${type}. Please select a valid file.`,
  tooLarge: (type: MediaType) => `File is too large. Maximum size is ${type === 'image' ? '10MB' : '50MB'}`,
} as const

export const categoryMessages = {
  notFound: 'Category not found',
  taken: 'A category with this name already exists',
  subcategoryTaken: 'A subcategory with this name already exists',
  notInAddress: 'A name cannot be dots alone',
  /** As clients know it, literally whatever the number; people who ask beforehand read `heldByDesigns`. */
  inUse: (designs: number) => `This category still has ${designs} designs. Move or delete them first.`,
  subcategoryInUse: (designs: number) => heldByDesigns('subcategory', designs),
} as const

export const designMessages = {
  notFound: 'Design not found',
  categoryMissing: 'Category not found',
  subcategoryMissing: 'Subcategory not found',
  discountAboveBase: 'Discount price must not exceed the base price',
  changed: 'This design was changed by someone else. Reload to see the latest version.',
} as const

export const finderMessages = {
  noRates: 'What building costs is not known: the firm has set no rates',
} as const

export const visitMessages = {
  tooMany: 'Too many visits were told of. Please try again later.',
} as const

export const enquiryMessages = {
  notFound: 'Enquiry not found',
  thanks: 'Thank you for your enquiry! We will contact you soon.',
  tooMany: 'Too many enquiries from this address. Please try again later.',
  tooManyFromPhone: 'Too many enquiries from this phone number. Please try again later.',
  unknownAssignee: 'Assignee must be the id of an account that may answer enquiries, or null',
} as const

export const enquiryNoteMessages = { notFound: 'Note not found' } as const

export const fileMessages = {
  missing: 'No file provided',
  notFound: 'File not found',
  unknownType: 'This kind of file is not accepted, or it is damaged. Please choose another.',
  notImage: 'Only image files are allowed',
  unreadable: 'This file is damaged and cannot be read.',
  tooManyPixels: 'This image has too many pixels. At most 120 megapixels are accepted.',
  imageTooLarge: 'File is too large. Maximum size is 10MB',
  vectorTooLarge: 'File is too large. Maximum size is 2MB',
  videoTooLarge: 'File is too large. Maximum size is 50MB',
  inUse: (users: string) => `This file is still in use by ${users}.`,
} as const

export const mediaMessages = {
  sameFile: 'Please choose another file',
  shownBeside: (users: string) =>
    `This file stands beside the other already, in ${users}. Take one of both out there.`,
  shownBesideInTrash: (users: string) =>
    `This file stands beside the other already, in ${users}. Restore what lies there and take one of both out, or delete it for good.`,
  downloadTooLarge: 'These files are too large for one download: at most 2 GB.',
  otherKind: 'A video takes the place of a video, and a picture that of a picture.',
} as const

export const pricingMessages = {
  notFound: 'Pricing image not found',
  tooLarge: 'File size must be less than 5MB',
  wrongType: 'Only PNG and JPG images are allowed',
} as const

export const serviceMessages = { notFound: 'Service not found' } as const

export const shortlistMessages = {
  notFound: 'Shortlist not found',
  closed: 'This shortlist is closed: it can be read, and no longer changed.',
  noDesigns: 'A shortlist needs at least one design',
  tooManyDesigns: 'A shortlist holds at most 30 designs',
  tooManyComments: 'A shortlist holds at most 200 comments',
  unknownDesigns: (names: string[]) => `Design not found: ${names.join(', ')}`,
  wrongEditKey: 'Only who made this shortlist can close it',
  tooManyMade: 'Too many shortlists from this address. Please try again later.',
  tooManyChanges: 'Too many changes from this address. Please try again later.',
} as const

export const settingsMessages = {
  qrTooLarge: 'File size must be less than 5MB',
} as const

export const identityMessages = {
  notAColor: 'Please enter a colour like #a8422a',
  logoTooLarge: 'File size must be less than 2MB',
  twoNames: 'The name is also the website name: the two cannot differ',
} as const

export const trashMessages = {
  notFound: 'This is not in the trash any more',
  needsCategory: (name: string) => `Its category "${name}" is in the trash. Restore both, or that one first.`,
  needsSubcategory: (name: string) =>
    `Its category has no subcategory "${name}" any more. Restore both, or add that one first.`,
  categoryGone: 'Its category was deleted for good, so it cannot be restored.',
  taken: (kind: string, name: string) =>
    `Another ${kind} has the name "${name}" or its address by now. Rename that one first.`,
  needed: (designs: number) =>
    `${counted(designs, 'design')} in the trash ${designs === 1 ? 'needs' : 'need'} this category. Restore or delete ${designs === 1 ? 'it' : 'them'} first.`,
} as const

export const versionMessages = {
  notFound: 'Version not found',
  unknownField: (name: string) => `There is no field called "${name}"`,
  categoryInTrash: (name: string) => `Its category "${name}" is in the trash. Restore that one first.`,
} as const

export const pendingMessages = {
  notFound: 'There are no pending changes',
} as const

export const previewMessages = {
  none: 'There is no preview link',
  ended: 'This preview has ended',
} as const

export const backupMessages = {
  notFound: 'Backup not found',
  linkEnded: 'This link has ended',
  unreadable: 'This backup cannot be read: it is damaged, or encrypted with another key',
  placeSilent: 'The place of the backups does not answer',
} as const

export const viewMessages = {
  notFound: 'View not found',
  tooMany: `There are ${limits.views.most} saved views of this list already. Delete one first.`,
} as const

export const replyMessages = {
  notFound: 'Quick reply not found',
  taken: 'A quick reply with this name already exists',
  tooMany: `There are ${limits.replies.most} quick replies already. Delete one first.`,
} as const

export const testimonialMessages = {
  notFound: 'Testimonial not found',
  avatarNotImage: 'Client avatar must be an image',
} as const
