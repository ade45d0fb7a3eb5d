import { expect, it } from 'vitest'
import { readStorageAddress } from './address.ts'

it.each([
  ['file:./data/files', { kind: 'file', directory: './data/files' }],
  ['file:///srv/my%20files', { kind: 'file', directory: '/srv/my files' }],
  [
    's3://media?endpoint=http://127.0.0.1:9000&region=eu-1',
    { kind: 's3', bucket: 'media', endpoint: 'http://127.0.0.1:9000', region: 'eu-1' },
  ],
  ['s3://my.media/', { kind: 's3', bucket: 'my.media', endpoint: undefined, region: undefined }],
  [
    'appwrite://cloud.appwrite.io/v1?project=portfolio&bucket=media',
    { kind: 'appwrite', endpoint: 'https://cloud.appwrite.io/v1', project: 'portfolio', bucket: 'media' },
  ],
  [
    'appwrite://localhost:8080/v1/?project=p&bucket=b',
    { kind: 'appwrite', endpoint: 'http://localhost:8080/v1', project: 'p', bucket: 'b' },
  ],
  [
    'appwrite://files.lan/v1?project=p&bucket=b&protocol=http',
    { kind: 'appwrite', endpoint: 'http://files.lan/v1', project: 'p', bucket: 'b' },
  ],
  [
    'appwrite://[::1]:3000/v1?project=p&bucket=b&protocol=https',
    { kind: 'appwrite', endpoint: 'https://[::1]:3000/v1', project: 'p', bucket: 'b' },
  ],
])('%s is understood', (url, address) => {
  expect(readStorageAddress(url)).toEqual(address)
})

it.each([
  ['ftp://files', 'must begin with file:, s3:// or appwrite://'],
  ['./data/files', 'must begin with file:, s3:// or appwrite://'],
  ['file:', 'must begin with file:, s3:// or appwrite://'],
  ['file://elsewhere/files', 'must name a folder of this machine: file:/path or file:///path'],
  ['s3://', 'must name a bucket, and no folder: s3://bucket?endpoint=…&region=…'],
  ['s3://media/folder', 'must name a bucket, and no folder: s3://bucket?endpoint=…&region=…'],
  [
    's3://me:secret@media',
    'takes keys from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, not from the address',
  ],
  ['s3://media?endpoint=127.0.0.1:9000', 'must name an http(s) address as endpoint'],
  ['s3://media?enpoint=http://127.0.0.1', 'has a part named enpoint; it may have endpoint, region'],
  ['s3://me dia', 'must be an address'],
  ['appwrite://host/v1', 'must name a project and a bucket: appwrite://host/v1?project=…&bucket=…'],
  ['appwrite://host/v1?project=p', 'must name a project and a bucket: appwrite://host/v1?project=…&bucket=…'],
  ['appwrite://host/v1?project=p&bucket=b&protocol=ftp', 'must have http or https as protocol'],
  ['appwrite://key@host/v1?project=p&bucket=b', 'takes the key from APPWRITE_API_KEY, not from the address'],
])('%s is refused', (url, message) => {
  expect(() => readStorageAddress(url)).toThrow(new Error(message))
})
