/** A request as it travels from a page to the worker. */
export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer | undefined
  /** Whether the page wants cookies to go with it. */
  readonly withCookies: boolean
}

/** A response as it travels back. */
export interface Answered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** A stream where there is no end to it. */
  readonly body: ArrayBuffer | ReadableStream<Uint8Array<ArrayBuffer>> | undefined
}

/** Closes the product for so many seconds; null opens it. */
export type Closure = { readonly seconds: number; readonly message: string } | null

/** What a page may ask of the worker: an answer, to go back to the sample data, or to close and open the product. */
export type Wish = { readonly answer: Sent } | { readonly reset: true } | { readonly maintain: Closure }

export type Question = Wish & { readonly id: number }

export type Reply =
  | { readonly id: number; readonly answer?: Answered }
  | { readonly id: number; readonly failure: string }
  /** Something went wrong apart from any question. */
  | { readonly complaint: string }
