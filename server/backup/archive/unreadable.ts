/** Why an archive can't be used, in words that follow its name. */
export class Unreadable extends Error {}
