/** The page after a payment. */
export const paidWords = {
  'paid.pageTitle': 'Payment Successful',
  'paid.title': 'Payment Successful!',
  'paid.thanks': 'Thank you for your payment.',
  'paid.id': 'Payment ID',
  'paid.receipt':
    'Please keep the message from your bank or the payment provider: that is your receipt, this page is not. We write to you once the amount has reached us.',
  'paid.home': 'Go to the home page',
  'paid.note': 'Not a receipt',
} as const
