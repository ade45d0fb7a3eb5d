/** Whether the visitor's device asks for stillness. Scrolling by code knows nothing of the style sheet's rule for it. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** How code may scroll. */
export function scrollBehavior(): ScrollBehavior {
  return isStill() ? 'instant' : 'smooth'
}
