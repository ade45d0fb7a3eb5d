import { goToKeys } from '../go-to/keys.ts'

interface Shortcuts {
  where: string
  keys: { keys: string[]; does: string }[]
}

/** What can be done by keys, and where. @param letters whether single letters act outside a row too */
export function shortcuts(letters: boolean): Shortcuts[] {
  const goTo = goToKeys().text
  const command = goTo.replace(/K$/, '')
  const alone = (keys: string[], does: string) => (letters ? [{ keys, does }] : [])
  return [
    {
      where: 'Everywhere',
      keys: [
        { keys: [goTo], does: 'Go to a page, a design, an enquiry' },
        { keys: [`${command}S`], does: 'Save the form' },
        { keys: [`${command}Z`], does: 'Undo, while it is offered' },
        ...alone(['/'], 'Search the list'),
        ...alone(['?'], 'Show these keys'),
      ],
    },
    {
      where: 'A row of the enquiries',
      keys: [
        ...alone(['J'], 'From elsewhere: the first row'),
        { keys: ['J', 'K'], does: 'Next, previous' },
        { keys: ['E'], does: 'Mark as contacted' },
        { keys: ['R'], does: 'Mark as resolved' },
      ],
    },
    {
      where: 'An enquiry',
      keys: [
        ...alone(['J', 'K'], 'Next, previous of the list'),
        ...alone(['E'], 'Mark as contacted'),
        ...alone(['R'], 'Mark as resolved'),
        ...alone(['N'], 'Write a note'),
        { keys: [`${command}Enter`], does: 'Add the note' },
      ],
    },
    {
      where: 'Lists',
      keys: [{ keys: ['Shift', 'Click'], does: 'Select every row up to this one' }],
    },
    {
      where: 'An enlarged picture',
      keys: [
        { keys: ['←', '→'], does: 'Previous, next' },
        { keys: ['+', '−'], does: 'Larger, smaller' },
        { keys: ['0'], does: 'The whole picture' },
      ],
    },
  ]
}
