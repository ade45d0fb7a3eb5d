/** What a trial needs and this machine does not have, in one line. A trial that lacks something has not succeeded. */
export class Lacking extends Error {}
