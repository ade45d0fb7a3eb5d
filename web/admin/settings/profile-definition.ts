import { type Profile, type ProfileUpdate, profileUpdate } from '#contract/account.ts'
import { defineForm } from '../forms/define-form.ts'
import { text } from '../forms/field-kinds.ts'

const { shape } = profileUpdate

/** The form of the own profile. The password that confirms another email stays out of it, since fields become drafts. */
export const profileForm = defineForm<ProfileUpdate, Profile>()({
  fields: {
    name: text('Name', shape.name),
    email: text('Email', shape.email),
    phone: text('Phone', shape.phone),
    address: text('Address', shape.address),
  },
  files: {},
  elsewhere: ['currentPassword', 'updatedAt'],
})
