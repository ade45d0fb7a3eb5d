/** A text without words that were understood in it: where they stand for themselves, no letter of another word or number. */
export function withoutWords(text: string, words: string): string {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const whole = new RegExp(`(?<!${alike(words.slice(0, 1))})${escaped}(?!${alike(words.slice(-1))})`, 'u')
  return text
    .replace(whole.test(text) ? whole : words, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What goes on with a word, or a number, beside this letter: the e of 30x40e stands for itself. */
function alike(letter: string): string {
  return /\p{N}/u.test(letter) ? String.raw`\p{N}` : String.raw`[\p{L}\p{M}]`
}
