import type { Received, Send } from './home.ts'

// Answers are looked at by their fields; a test that misreads one fails, which is all that a type would give.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any

export interface Reply extends Received {
  readonly json: Json
}

type Headers = Readonly<Record<string, string>>

/** The verbs of the API, for tests that read as sentences. */
export interface Client {
  readonly get: (path: string, headers?: Headers) => Promise<Reply>
  readonly post: (path: string, body?: unknown, headers?: Headers) => Promise<Reply>
  readonly put: (path: string, body?: unknown, headers?: Headers) => Promise<Reply>
  readonly patch: (path: string, body?: unknown, headers?: Headers) => Promise<Reply>
  readonly del: (path: string, body?: unknown, headers?: Headers) => Promise<Reply>
}

const parsed = (received: Received): Reply => {
  const isJson = received.headers.get('content-type')?.includes('application/json') ?? false
  return { ...received, json: isJson && received.text !== '' ? JSON.parse(received.text) : undefined }
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

export const clientOf = (send: Send): Client => {
  const verb =
    (method: string) =>
    async (path: string, body?: unknown, headers: Headers = {}): Promise<Reply> =>
      parsed(
        await send({
          method,
          path,
          headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
        }),
      )
  return {
    get: (path, headers) => verb('GET')(path, undefined, headers),
    post: verb('POST'),
    put: verb('PUT'),
    patch: verb('PATCH'),
    del: verb('DELETE'),
  }
}

/** Asks until the server has a line to its database free: who waits too long for one is told to come again. */
export const untilNotBusy = async (ask: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await ask()
    if (reply.status !== 503 || reply.json.code !== 'busy') return reply
  }
}
