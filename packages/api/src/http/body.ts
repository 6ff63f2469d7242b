import { Problem } from '@quarterdeck/contract/problem'

/** JSON bodies stay below this. */
export const maxJsonBytes = 1024 * 1024

/** A whole body; 413 as soon as it grows past `most` bytes. */
export const readBytes = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Problem('too_large')
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    size += value.byteLength
    if (size > most) throw new Problem('too_large')
    chunks.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** A whole body as text. */
export const readText = async (request: Request, most: number): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, most))

/** A JSON object, or undefined without a body. 400 for anything else. */
export const parseJson = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Problem('invalid_request')
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) throw new Problem('invalid_request')
  return value as Record<string, unknown>
}
