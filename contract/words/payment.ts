/** The payment page. */
export const paymentWords = {
  'payment.title': 'Payment',
  'payment.description': 'Pay {firm} by payment link, by UPI or by bank transfer.',
  'payment.lead':
    'For work agreed with {firm}. Choose either way; the amount and what it is for are in your proposal.',
  'payment.lead.one': 'For work agreed with {firm}. The amount and what it is for are in your proposal.',
  'payment.lead.none': 'For work agreed with {firm}. There is no way to pay on this page yet: please ask us.',
  'payment.lead.asked': 'For work agreed with {firm}. Compare the amount with your proposal before you pay.',
  'payment.asked': 'What to pay',
  'payment.asked.amount': 'Amount',
  'payment.asked.for': 'For',
  'payment.asked.to': 'To',
  'payment.link.amount': 'Enter {amount} there.',
  'payment.link': 'Pay via',
  'payment.link.none': 'Razorpay link not configured',
  'payment.link.open': 'Open the payment page',
  'payment.link.hint':
    'Opens in a new tab. Cards, net banking and UPI are handled there, by the payment provider.',
  'payment.safety':
    'This site never asks for card details, a PIN or a one-time password. Pay only to what is shown on this page, and compare the name that your app shows before you confirm.',
  'payment.receipt':
    'Nothing here tells us that you have paid: keep the message of your bank or of the payment provider until we confirm.',
  'payment.bank': 'Bank Details',
  'payment.bank.none': 'No bank details provided',
  'payment.bank.upi': 'UPI ID',
  'payment.bank.upi.only': 'We use this UPI ID and no other.',
  'payment.bank.upi.app': 'Pay with a UPI app',
  'payment.bank.holder': 'Account holder',
  'payment.bank.number': 'Account number',
  'payment.bank.ifsc': 'IFSC code',
  'payment.bank.name': 'Bank name',
  'payment.bank.branch': 'Branch name',
  'payment.scan': 'Scan to Pay',
  'payment.scan.alt': 'QR code to pay by UPI',
  'payment.scan.download': 'Download',
} as const
