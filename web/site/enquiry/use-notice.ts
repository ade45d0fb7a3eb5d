import { useContext } from 'react'
import { useRouteLoaderData } from 'react-router'
import { enquiryNotice } from '#contract/enquiry-notice.ts'
import { WordsContext } from '#web/ui/words.ts'
import type { SiteData } from '../site-data.ts'

/** What stands beside the form, of the firm whose site it is. */
export function useNotice(): string {
  const { settings } = useRouteLoaderData('site/layout') as SiteData
  return enquiryNotice(settings, useContext(WordsContext))
}
