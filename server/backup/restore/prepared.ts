/** A database made of an archive, up to date and looked through, beside the one that it will replace. */
export interface PreparedDatabase {
  /** Puts it in the other's place, in one step that happens whole or not at all. */
  swap(): Promise<void>
  /** Lets go of it; what it would have replaced stays. */
  close(): Promise<void>
}
