/** What a browser fetches where it makes a page with the footer itself; the server has it at hand. */
export { Footer } from './footer.tsx'
