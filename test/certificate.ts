import { createSign, generateKeyPairSync } from 'node:crypto'

/** A certificate that signs itself, and its key, as PEM. */
export function certificateOf(host: string, endsAt: Date) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
  const name = sequence(
    tagged(0x31, sequence(Buffer.from('060355040a', 'hex'), text('Test Trust'))),
    tagged(0x31, sequence(Buffer.from('0603550403', 'hex'), text(host))),
  )
  const signed = sequence(
    tagged(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    algorithm,
    name,
    sequence(time(new Date('2020-01-01T00:00:00Z')), time(endsAt)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('sha256').update(signed).sign(privateKey)
  const whole = sequence(signed, algorithm, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function tagged(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => tagged(0x30, ...parts)
const text = (words: string) => tagged(0x0c, Buffer.from(words))
const time = (date: Date) => tagged(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))
