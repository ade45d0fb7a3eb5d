export const suggestionKinds = ['design', 'category', 'plot', 'tag'] as const

/** From so many characters on something is suggested. */
export const fewestLetters = 2
