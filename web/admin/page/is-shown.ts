/** Whether an element is seen on the page, in browsers of before 2024 too. */
export function isShown(element: Element): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
