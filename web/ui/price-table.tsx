import type { PricedItem } from '#contract/pricing.ts'

interface PriceTableProps {
  prices: readonly PricedItem[]
  note: string
  /** What the whole is called, and its two columns: heard, not seen. */
  caption: string
  heads: { item: string; price: string }
}

/** Prices line by line, on hairlines; a line without a price heads those below it. Nothing is shown where nothing is said. */
export function PriceTable({ prices, note, caption, heads }: PriceTableProps) {
  if (prices.length === 0 && note === '') return null
  return (
    <div className="text-small">
      {prices.length > 0 && (
        <table className="w-full border-collapse">
          <caption className="sr-only">{caption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{heads.item}</th>
              <th scope="col">{heads.price}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and have nothing else of their own
              <Line key={index} {...line} />
            ))}
          </tbody>
        </table>
      )}
      {note !== '' && <p className="mt-3 wrap-anywhere text-ink-soft">{note}</p>}
    </div>
  )
}

function Line({ item, price }: PricedItem) {
  if (price === '')
    return (
      <tr>
        <th scope="rowgroup" colSpan={2} className="pt-4 pb-2 text-left font-medium wrap-anywhere">
          {item}
        </th>
      </tr>
    )
  return (
    <tr className="break-inside-avoid border-b border-hairline">
      <th scope="row" className="py-2 pr-4 text-left align-baseline font-normal wrap-anywhere">
        {item}
      </th>
      <td className="max-w-[50%] py-2 text-right align-baseline wrap-anywhere">{price}</td>
    </tr>
  )
}
