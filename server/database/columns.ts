import { toPaise, toRupees } from './money.ts'

/** How one property of a document is stored in the column of its name: as text, a number or null. */
export interface Column<Value, Stored> {
  encode: (value: Value) => Stored
  decode: (stored: Stored) => Value
  /** What a new document has where the body says nothing. */
  initial: Value
}

// biome-ignore lint/suspicious/noExplicitAny: a map's columns differ in their types.
type Any = any

/** A column for each property of `Fields`: `satisfies Columns<…>` refuses a map that forgets one or has one more. */
export type Columns<Fields> = { [Name in keyof Fields]-?: Column<Exclude<Fields[Name], undefined>, Any> }

type AnyColumns = Record<string, Column<Any, Any>>
type Values<C extends AnyColumns> = { [Name in keyof C]: ReturnType<C[Name]['decode']> }
type Stored<C extends AnyColumns> = { [Name in keyof C]: ReturnType<C[Name]['encode']> }

/** A further column, such as a sort key, worked out from the property `from`. */
type Derived<C extends AnyColumns> = {
  [Name in keyof C]: { from: Name; by(value: Values<C>[Name]): string | null }
}[keyof C]

/** Text or a number, stored as it is. */
export function plain<Value extends string | number | null>(initial: Value): Column<Value, Value> {
  return { encode: (value) => value, decode: (stored) => stored, initial }
}

/** Text; empty text becomes `standard`, which a new document has too. */
export function textOr(standard: string): Column<string, string> {
  return { ...plain(standard), encode: (value) => value || standard }
}

/** A flag, stored as 0 or 1. */
export function flag(initial = false): Column<boolean, number> {
  return { encode: Number, decode: (stored) => stored === 1, initial }
}

/** An amount in rupees or none, stored in whole paise. */
export const money: Column<number | null, number | null> = {
  encode: toPaise,
  decode: toRupees,
  initial: null,
}

/** A list, stored as JSON text; empty at first. */
export function jsonList<Item>(): Column<Item[], string> {
  return { encode: (value) => JSON.stringify(value), decode: (stored) => JSON.parse(stored), initial: [] }
}

/** An object, stored as JSON text, or none, stored as null; none at first. */
export function jsonOrNull<Value extends object>(): Column<Value | null, string | null> {
  return {
    encode: (value) => value && JSON.stringify(value),
    decode: (stored) => (stored === null ? null : JSON.parse(stored)),
    initial: null,
  }
}

/**
 * What a table stores of a document's properties.
 * @param derived columns besides, by name
 */
export function columnMap<C extends AnyColumns, D extends Record<string, Derived<C>> = Record<never, never>>(
  columns: C,
  derived?: D,
) {
  type Row = Stored<C> & { [Name in keyof D]: ReturnType<D[Name]['by']> }
  const names = Object.keys(columns) as (keyof C & string)[]
  const furtherColumns = Object.entries<Derived<C>>(derived ?? {})

  /** The columns of those properties that `input` carries, encoded; the others are left out. */
  function changes(input: Partial<Values<C>>): Partial<Row> {
    const own = names
      .filter((name) => input[name] !== undefined)
      .map((name) => [name, columns[name]?.encode(input[name])])
    const further = furtherColumns.flatMap(([name, { from, by }]) => {
      const value = input[from]
      return value === undefined ? [] : [[name, by(value)]]
    })
    return Object.fromEntries([...own, ...further])
  }

  const initial = Object.fromEntries(names.map((name) => [name, columns[name]?.initial])) as Values<C>

  return {
    names,
    /** The values of a new document of which a body says nothing. */
    initial,
    changes,

    /** Every column of a new document, encoded; what `input` does not carry has its initial value. */
    row(input: Partial<Values<C>>): Row {
      const carried = Object.entries(input).filter(([, value]) => value !== undefined)
      return changes({ ...initial, ...Object.fromEntries(carried) }) as Row
    },

    /** The properties that a row stores, decoded. */
    values(row: Stored<C>): Values<C> {
      const values: Partial<Values<C>> = {}
      for (const name of names) values[name] = columns[name]?.decode(row[name])
      return values as Values<C>
    },
  }
}

/** What a table stores under a map of columns: its part of the table's type. */
export type RowOf<Map extends { row(input: never): object }> = ReturnType<Map['row']>
