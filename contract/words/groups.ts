import { aboutWords } from './about.ts'
import { buildCostWords } from './build-cost.ts'
import { contactWords } from './contact.ts'
import { copyWords } from './copy.ts'
import { designWords } from './design.ts'
import { enquiryWords } from './enquiry.ts'
import { enquiryErrorWords } from './enquiry-errors.ts'
import { enquiryOutcomeWords } from './enquiry-outcome.ts'
import { enquirySentWords } from './enquiry-sent.ts'
import { failureWords } from './failure.ts'
import type { Words } from './fill.ts'
import { findWords } from './find.ts'
import { findErrorWords } from './find-errors.ts'
import { finderBoxWords } from './finder-box.ts'
import { footerWords } from './footer.ts'
import { homeWords } from './home.ts'
import { listWords } from './list.ts'
import { mailWords } from './mail.ts'
import { plotWords } from './measures.ts'
import { missingWords } from './missing.ts'
import { nearWords } from './near.ts'
import { optionWords } from './options.ts'
import { paidWords } from './paid.ts'
import { paymentWords } from './payment.ts'
import { pictureWords, zoomWords } from './pictures.ts'
import { previewWords } from './preview.ts'
import { pricingWords } from './pricing.ts'
import { privacyWords } from './privacy.ts'
import { saidWords } from './said.ts'
import { searchWords } from './search.ts'
import { servicesWords } from './services.ts'
import { shortlistWords } from './shortlist.ts'
import { siteWords } from './site.ts'
import { termsWords } from './terms.ts'

interface WordGroup {
  title: string
  /** Where they stand; none where no page shows them. */
  address?: string
  words: Words
}

/** Every word that a firm may change, by the page on which it stands. */
export const wordGroups: WordGroup[] = [
  {
    title: 'Every page',
    address: '/',
    words: {
      ...siteWords,
      ...footerWords,
      ...missingWords,
      ...searchWords,
      ...pictureWords,
      ...zoomWords,
      ...optionWords,
      ...copyWords,
      ...saidWords,
      ...plotWords,
      ...failureWords,
    },
  },
  { title: 'Home', address: '/', words: homeWords },
  { title: 'Gallery and categories', address: '/gallery', words: { ...listWords, ...nearWords } },
  { title: 'Design', address: '/designs/S-TRD-01', words: { ...designWords, ...buildCostWords } },
  { title: 'Shortlist', address: '/shortlist', words: shortlistWords },
  { title: 'Does it fit?', address: '/find', words: { ...findWords, ...findErrorWords, ...finderBoxWords } },
  {
    title: 'Enquiry form',
    address: '/contact#enquiry',
    words: { ...enquiryWords, ...enquiryOutcomeWords, ...enquirySentWords, ...enquiryErrorWords },
  },
  { title: 'About', address: '/about', words: aboutWords },
  { title: 'Services', address: '/services', words: servicesWords },
  { title: 'Pricing', address: '/pricing', words: pricingWords },
  { title: 'Contact', address: '/contact', words: contactWords },
  { title: 'Payment', address: '/payment', words: paymentWords },
  { title: 'After a payment', address: '/payment-success', words: paidWords },
  { title: 'Terms and conditions', address: '/terms-and-conditions', words: termsWords },
  { title: 'Privacy policy', address: '/privacy-policy', words: privacyWords },
  { title: 'Previews', words: previewWords },
  { title: 'Mails', words: mailWords },
]

/** The product's own text of each. */
export const ownWords: Words = Object.assign({}, ...wordGroups.map(({ words }) => words))
