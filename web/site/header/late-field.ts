/** What a browser fetches once the search is entered, or where it makes a page with the field itself; the server has the field at hand. */
export { FindField } from './find-field.tsx'
export { Suggestions } from './suggestions.tsx'
