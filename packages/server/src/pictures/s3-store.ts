import { createHash } from 'node:crypto'
import type { PictureStore } from '@quarterdeck/api'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../s3-settings.ts'
import { fileName } from './file-name.ts'

const longestMs = 15_000
const atOnce = 10

/** Returns the error code of the store, such as `AccessDenied` or `NoSuchBucket`. */
const reasonOf = async (response: Response): Promise<string> =>
  /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] ?? 'without a reason'

/** Pictures in a bucket of a store that speaks the protocol of Amazon S3; its addresses are `endpoint/bucket/key`, which all of them know. */
export const openS3Store = ({ endpoint, bucket, region, ...keys }: S3Settings): PictureStore => {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })

  const ask = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    sent?: RequestInit,
  ): Promise<Response | undefined> => {
    const url = `${endpoint}/${bucket}/pictures/${fileName(key)}`
    const response = await client.fetch(url, { method, signal: AbortSignal.timeout(longestMs), ...sent })
    if (response.ok) return response
    const reason = await reasonOf(response)
    if (response.status === 404 && reason === 'NoSuchKey') return undefined
    throw new Error(`${method} was answered ${response.status} ${reason}`)
  }
  const remove = async (key: string) => {
    const response = await ask('DELETE', key)
    await response?.body?.cancel()
  }

  return {
    put: async (key, bytes) => {
      const headers = {
        'content-type': fileName(key) === key ? 'application/octet-stream' : 'image/webp',
        // The store refuses what did not arrive whole.
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
      }
      const response = await ask('PUT', key, { body: bytes, headers })
      await response?.body?.cancel()
    },
    get: async (key) => {
      const response = await ask('GET', key)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    remove: async (all) => {
      for (let at = 0; at < all.length; at += atOnce) await Promise.all(all.slice(at, at + atOnce).map(remove))
    },
  }
}
