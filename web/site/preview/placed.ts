interface Ordered {
  _id: string
  displayOrder: number
}

/** A list with a document in its place, in the stead of the one that it has by now. */
export function placed<Document extends Ordered>(list: Document[], document: Document): Document[] {
  const others = list.filter(({ _id }) => _id !== document._id)
  return [...others, document].toSorted(
    (one, other) => one.displayOrder - other.displayOrder || (one._id < other._id ? 1 : -1),
  )
}
