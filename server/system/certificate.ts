import { connect } from 'node:tls'
import type { System } from '#contract/system.ts'

type Certificate = NonNullable<System['certificate']>

/** Milliseconds that the host is given, and for which what it said is remembered. */
const patience = 3000
const remembered = 10 * 60_000

/**
 * Looks at the certificate that visitors are shown: of PUBLIC_URL's own host, and of no other.
 * @returns what asks for it; null where the address is not https, or nothing answers
 */
export function createCertificateLook(publicUrl: string | undefined): () => Promise<Certificate | null> {
  const url = publicUrl === undefined ? undefined : new URL(publicUrl)
  let known: { at: number; certificate: Promise<Certificate | null> } | undefined
  return async () => {
    if (url?.protocol !== 'https:') return null
    if (!known || performance.now() - known.at > remembered)
      known = { at: performance.now(), certificate: look(url) }
    return known.certificate
  }
}

function look({ hostname, port }: URL): Promise<Certificate | null> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host, port: Number(port || 443), timeout: patience },
      ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
      // One that has ended is what is looked for.
      rejectUnauthorized: false,
    })
    const end = (certificate: Certificate | null) => {
      clearTimeout(limit)
      socket.destroy()
      resolve(certificate)
    }
    const limit = setTimeout(end, patience, null)
    socket.once('error', () => end(null))
    socket.once('secureConnect', () => {
      const { valid_to, issuer } = socket.getPeerCertificate()
      if (!valid_to) return end(null)
      const named = [issuer?.O, issuer?.CN].flat().find(Boolean) ?? ''
      const endsAt = new Date(valid_to).toISOString()
      end({ host, endsAt, issuer: named, isTrusted: socket.authorized })
    })
  })
}
