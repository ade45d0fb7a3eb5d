export const enquiryDialogId = 'enquiry-dialog'
