/** A request as sent from a page to the worker. */
export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | undefined
  /** True if the page sends cookies. */
  readonly withCookies: boolean
}

/** A response as sent back. */
export interface Answered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** A stream for responses without an end. */
  readonly body: ArrayBuffer | ReadableStream<Uint8Array<ArrayBuffer>> | undefined
}

/** Closes the product for a number of seconds; null opens it. */
export type Closure = { readonly seconds: number; readonly message: string } | null

/** Requests of a page to the worker: an API request, a reset to the sample data, or a change of maintenance mode. */
export type Wish = { readonly answer: Sent } | { readonly reset: true } | { readonly maintain: Closure }

export type Question = Wish & { readonly id: number }

export type Reply =
  | { readonly id: number; readonly answer?: Answered }
  | { readonly id: number; readonly failure: string }
  /** Error outside any request. */
  | { readonly complaint: string }
