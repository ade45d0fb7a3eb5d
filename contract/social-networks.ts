/** The networks that the settings know, in the order they are shown. */
export const socialNetworks = ['facebook', 'instagram', 'twitter', 'linkedin', 'pinterest'] as const
