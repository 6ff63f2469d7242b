import { AwsClient } from 'aws4fetch'
import { StartFailure } from '../failure.ts'
import type { S3Settings } from '../s3-settings.ts'
import { createdAtOf, type Target } from './target.ts'

const prefix = 'backups/'
/** Bytes of a part of an upload; a backup has at most 10,000 parts, so 160 GB. */
const pieceBytes = 16 * 1024 ** 2
const pieceMs = 5 * 60_000

const textIn = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

/** Gathers what comes in small chunks into pieces of one size. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    held.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield new Uint8Array(Buffer.concat(held))
    held = []
    size = 0
  }
  if (size > 0) yield new Uint8Array(Buffer.concat(held))
}

/** Opens the backups of a bucket, below `backups/`. What is interrupted on the way is never seen there. */
export const openBucketTarget = ({ endpoint, bucket, region, ...keys }: S3Settings): Target => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
  const ask = async (
    method: string,
    key: string,
    query: string,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Response> => {
    const url = `${endpoint}/${bucket}${key && `/${prefix}${key}`}${query && `?${query}`}`
    const response = await client.fetch(url, { method, signal: AbortSignal.timeout(pieceMs), ...(body && { body }) })
    if (response.ok) return response
    const reason = textIn(await response.text(), 'Code') ?? response.status
    throw new StartFailure(`The bucket ${bucket} has refused a backup: ${reason}.`)
  }

  const upload = async (name: string, stream: ReadableStream<Uint8Array>) => {
    const id = textIn(await (await ask('POST', name, 'uploads=')).text(), 'UploadId')
    if (!id) throw new StartFailure(`The bucket ${bucket} takes no uploads in parts.`)
    const uploadId = `uploadId=${encodeURIComponent(id)}`
    try {
      const tags: string[] = []
      for await (const piece of piecesOf(stream)) {
        const response = await ask('PUT', name, `partNumber=${tags.length + 1}&${uploadId}`, piece)
        tags.push(response.headers.get('etag') ?? '')
        await response.body?.cancel()
      }
      const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
      const done = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
      const answered = await (await ask('POST', name, uploadId, done)).text()
      // It may fail after it was answered 200.
      if (answered.includes('<Error>')) throw new StartFailure(`The bucket ${bucket} has lost a backup.`)
    } catch (error) {
      await ask('DELETE', name, uploadId).catch(() => undefined)
      throw error
    }
  }

  return {
    kind: 'bucket',
    name: bucket,
    list: async () => {
      const xml = await (await ask('GET', '', `list-type=2&prefix=${encodeURIComponent(prefix)}`)).text()
      return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
        const name = (textIn(entry, 'Key') ?? '').slice(prefix.length)
        const createdAt = createdAtOf(name)
        return createdAt ? [{ name, bytes: Number(textIn(entry, 'Size')), createdAt }] : []
      })
    },
    write: (name) => (stream) => upload(name, stream),
    read: async (name) => {
      const { body } = await ask('GET', name, '')
      if (!body) throw new StartFailure(`The bucket ${bucket} has no ${name}.`)
      return body as ReadableStream<Uint8Array>
    },
    remove: async (name) => {
      const response = await ask('DELETE', name, '')
      await response.body?.cancel()
    },
    free: () => undefined,
  }
}
