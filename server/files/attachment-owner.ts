/** A text of the settings that shows files. */
type SettingsText = 'termsAndConditions' | 'privacyPolicy' | 'aboutUs'

/**
 * What shows a file, and as what. A new kind is added here; `references/owners.ts` then does not compile before it says
 * how a document of that kind is found, and without that its files would count as shown by nothing.
 */
export type AttachmentOwner =
  | { kind: 'design'; id: string; role: 'image' | 'text' }
  | { kind: 'subcategory'; id: string; role: 'image' }
  | { kind: 'service'; id: string; role: 'icon' }
  | { kind: 'pricingImage'; id: string; role: 'image' }
  | { kind: 'testimonial'; id: string; role: 'media' | 'avatar' }
  | { kind: 'banner'; id: string; role: 'media' | 'thumbnail' }
  | { kind: 'enquiry'; id: string; role: 'about' | 'chosen' }
  | { kind: 'pendingChanges'; id: string; role: 'held' }
  | { kind: 'settings'; id: 'settings'; role: 'qrCode' }
  | { kind: 'settings'; id: SettingsText; role: 'text' }
  | { kind: 'settings'; id: 'logo' | 'logoOnDark'; role: 'logo' }

export type OwnerKind = AttachmentOwner['kind']
export type AttachmentRole = AttachmentOwner['role']
export type SettingsOwnerId = Extract<AttachmentOwner, { kind: 'settings' }>['id']
