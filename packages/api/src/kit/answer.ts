/** What a handler gives where the value alone does not say it all. */
export class Answer<T> {
  readonly value: T
  readonly headers: Readonly<Record<string, string>>
  /** As `Set-Cookie` has them. */
  readonly cookies: readonly string[]

  constructor(value: T, headers: Readonly<Record<string, string>>, cookies: readonly string[] = []) {
    this.value = value
    this.headers = headers
    this.cookies = cookies
  }
}

/** A value that is JSON already; to the contract it is what it says. */
export class Json {
  readonly text: string
  /** Of a record. */
  readonly version: number | undefined

  constructor(text: string, version?: number) {
    this.text = text
    this.version = version
  }
}

/** A file that is made while it is sent, piece by piece as it is read; it counts as a download. */
export class MadeFile {
  readonly open: () => ReadableStream<Uint8Array>

  constructor(open: () => ReadableStream<Uint8Array>) {
    this.open = open
  }
}
