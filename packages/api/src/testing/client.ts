import type { Received, Send } from './home.ts'

// Tests access responses by their fields. A wrong field fails the test anyway, so types would add nothing.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Json = any

export interface Reply extends Received {
  readonly json: Json
}

type Headers = Readonly<Record<string, string>>

/** Client with a method per HTTP verb, for readable tests. */
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

/** Repeats a request until the server has a free database connection; after too long a wait it answers 503. */
export const untilNotBusy = async (ask: () => Promise<Reply>): Promise<Reply> => {
  for (;;) {
    const reply = await ask()
    if (reply.status !== 503 || reply.json.code !== 'busy') return reply
  }
}
