import { Fragment } from 'react'

/** An address of mail or of payments, which breaks where it is read apart: after its @ and before each of its dots. */
export function BreakingAddress({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
