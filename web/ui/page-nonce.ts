/** The nonce of this page, which a style sheet has to carry that code brings. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('style[nonce]')?.nonce
}
