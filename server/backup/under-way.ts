/** Another backup or a restore of the same database is under way. */
export class UnderWay extends Error {
  constructor() {
    super('A backup or a restore is under way already')
  }
}
