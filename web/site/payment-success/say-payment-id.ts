/**
 * Runs within the page: the payment's id came with the navigation, so that the server never sees it, and is there after a
 * reload before the page's code is. It stands in the page as text, so nothing from outside of it may be used.
 */
export function sayPaymentId() {
  document.addEventListener('DOMContentLoaded', () => {
    const id: unknown = history.state?.usr?.paymentId
    const shown = document.querySelector('[data-payment-id]')
    if (shown && typeof id === 'string' && id) shown.textContent = id
  })
}
