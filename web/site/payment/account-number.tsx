/** An account number in groups of four, as it is read out. The gaps are drawn: selected and copied, it has none. */
export function AccountNumber({ number }: { number: string }) {
  if (!/^\d+$/.test(number)) return number
  const groups = number.match(/\d{1,4}/g) ?? []
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a number never move
    <span key={index} className="not-last:mr-[0.3em]">
      {group}
    </span>
  ))
}
