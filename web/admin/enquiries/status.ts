export { enquiryStatusLabels as statusLabels } from '#contract/enquiry.ts'
