import { serviceMessages } from '#contract/messages.ts'
import { orderedRepository } from '../database/ordered.ts'

export const services = orderedRepository('service', 'service', serviceMessages.notFound)
