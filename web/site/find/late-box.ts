/** What a browser fetches where it makes a page with the finder's line itself; the server has these at hand. */
export { FinderBox } from './finder-box.tsx'
export { FinderEntry } from './finder-entry.tsx'
