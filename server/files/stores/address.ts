import { fileURLToPath } from 'node:url'

/** What a STORAGE_URL names. */
export type StorageAddress =
  | { kind: 'file'; directory: string }
  | { kind: 's3'; bucket: string; endpoint: string | undefined; region: string | undefined }
  | { kind: 'appwrite'; endpoint: string; project: string; bucket: string }

/**
 * Reads a STORAGE_URL.
 * @throws Error whose message goes on after the name of the variable
 */
export function readStorageAddress(url: string): StorageAddress {
  if (url.startsWith('file://')) return { kind: 'file', directory: folderOf(url) }
  if (/^file:./.test(url)) return { kind: 'file', directory: url.slice('file:'.length) }
  if (url.startsWith('s3://')) return s3Address(parse(url))
  if (url.startsWith('appwrite://')) return appwriteAddress(parse(url))
  throw new Error('must begin with file:, s3:// or appwrite://')
}

function folderOf(url: string): string {
  try {
    return fileURLToPath(url)
  } catch {
    throw new Error('must name a folder of this machine: file:/path or file:///path')
  }
}

function s3Address(url: URL): StorageAddress {
  const { endpoint, region } = partsOf(url, ['endpoint', 'region'])
  if (!url.hostname || !['', '/'].includes(url.pathname))
    throw new Error('must name a bucket, and no folder: s3://bucket?endpoint=…&region=…')
  if (url.host !== url.hostname || url.username)
    throw new Error('takes keys from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, not from the address')
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('must name an http(s) address as endpoint')
  return { kind: 's3', bucket: url.hostname, endpoint, region }
}

function appwriteAddress(url: URL): StorageAddress {
  const { project, bucket, protocol } = partsOf(url, ['project', 'bucket', 'protocol'])
  if (!url.hostname || !project || !bucket)
    throw new Error('must name a project and a bucket: appwrite://host/v1?project=…&bucket=…')
  if (url.username) throw new Error('takes the key from APPWRITE_API_KEY, not from the address')
  if (protocol !== undefined && protocol !== 'http' && protocol !== 'https')
    throw new Error('must have http or https as protocol')
  const spoken = protocol ?? (isLoopback(url.hostname) ? 'http' : 'https')
  return {
    kind: 'appwrite',
    endpoint: `${spoken}://${url.host}${url.pathname}`.replace(/\/+$/, ''),
    project,
    bucket,
  }
}

function parse(url: string): URL {
  const parsed = URL.parse(url)
  if (!parsed) throw new Error('must be an address')
  return parsed
}

/** The named parts of a query; a misspelt one must not send files elsewhere. */
function partsOf<Name extends string>(url: URL, names: Name[]): { [name in Name]?: string } {
  for (const name of url.searchParams.keys())
    if (!names.some((known) => known === name))
      throw new Error(`has a part named ${name}; it may have ${names.join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, url.searchParams.get(name) || undefined])) as {
    [name in Name]?: string
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
}
