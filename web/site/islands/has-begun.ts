/** True where the visitor has acted, or a picture has failed, before anybody listened. */
export function hasBegun(): boolean {
  const isFocused = document.activeElement !== null && document.activeElement !== document.body
  return (
    isFocused ||
    window.scrollY > 0 ||
    [...document.images].some(hasFailed) ||
    [...document.querySelectorAll('input')].some(isTyped) ||
    [...document.querySelectorAll('textarea')].some(isTyped) ||
    [...document.querySelectorAll('select')].some(isChosen)
  )
}

function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== ''
}

function isTyped(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true
  return field.value !== field.defaultValue
}

function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const served = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, served)
}
