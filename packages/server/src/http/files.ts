import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { accepts } from './encoding.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Returns the path of a file inside a folder; undefined if it points elsewhere or is malformed. */
export const pathInside = (root: string, urlPath: string): string | undefined => {
  let path: string
  try {
    path = decodeURIComponent(urlPath)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.includes('\\')) return undefined
  const file = join(root, path)
  return file.startsWith(join(root, sep)) ? file : undefined
}

/**
 * Sends a file, or its compressed twin when there is one and the client takes it. Answers false when there is no such file.
 * @param language of the file, where the same address has others in other languages
 */
export const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  cacheControl: string,
  language?: string,
): Promise<boolean> => {
  const found = await bestOf(path, request.headers['accept-encoding']?.toString())
  if (!found) return false
  const { file, size, mtimeMs, encoding } = found
  const variant = [size.toString(36), Math.floor(mtimeMs).toString(36), language, encoding]
  const etag = `"${variant.filter(Boolean).join('-')}"`
  response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControl)
  response.setHeader('ETag', etag)
  response.setHeader('Vary', language ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding')
  if (language) response.setHeader('Content-Language', language)
  if (encoding) response.setHeader('Content-Encoding', encoding)
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304).end()
    return true
  }
  response.writeHead(200, { 'Content-Length': size })
  if (request.method === 'HEAD') response.end()
  // A client that leaves in the middle is no error of ours.
  else await pipeline(createReadStream(file), response).catch(() => response.destroy())
  return true
}

const bestOf = async (path: string, accepted: string | undefined) => {
  const plain = await fileAt(path)
  if (!plain) return undefined
  for (const [encoding, suffix] of encodings) {
    const packed = accepts(accepted, encoding) ? await fileAt(path + suffix) : undefined
    if (packed) return { ...packed, encoding }
  }
  return { ...plain, encoding: undefined }
}

const fileAt = async (file: string) => {
  try {
    const found = await stat(file)
    return found.isFile() ? { file, size: found.size, mtimeMs: found.mtimeMs } : undefined
  } catch {
    return undefined
  }
}
