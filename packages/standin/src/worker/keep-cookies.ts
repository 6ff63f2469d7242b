/**
 * Restores headers: browsers remove cookies (and the origin) from requests and responses created by scripts. In this
 * worker the API is the server and needs them.
 */
const withMissing = (headers: Headers, from: Headers): Headers => {
  for (const [name, value] of from) if (!headers.has(name)) headers.append(name, value)
  return headers
}

class KeepingRequest extends Request {
  readonly #headers: Headers

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    const given = init?.headers ?? (input instanceof Request ? input.headers : undefined)
    this.#headers = withMissing(new Headers(given), super.headers)
  }

  override get headers(): Headers {
    return this.#headers
  }

  override clone(): Request {
    return new KeepingRequest(super.clone(), { headers: this.#headers })
  }
}

const { json } = Response

class KeepingResponse extends Response {
  readonly #headers: Headers

  constructor(body?: BodyInit | null, init?: ResponseInit) {
    super(body, init)
    this.#headers = withMissing(new Headers(init?.headers), super.headers)
  }

  override get headers(): Headers {
    return this.#headers
  }

  override clone(): Response {
    const { body, status, statusText } = super.clone()
    return new KeepingResponse(body, { status, statusText, headers: this.#headers })
  }

  static override json(data: unknown, init?: ResponseInit): Response {
    const { body, headers } = json(data)
    return new KeepingResponse(body, { ...init, headers: withMissing(new Headers(init?.headers), headers) })
  }
}

globalThis.Request = KeepingRequest
globalThis.Response = KeepingResponse
