/** Result of a handler with more than its value: status, cookies, headers. */
export class Answer<T> {
  readonly value: T
  readonly headers: Readonly<Record<string, string>>
  /** Values of `Set-Cookie` headers. */
  readonly cookies: readonly string[]

  constructor(value: T, headers: Readonly<Record<string, string>>, cookies: readonly string[] = []) {
    this.value = value
    this.headers = headers
    this.cookies = cookies
  }
}

/** Value that the database already wrote as JSON. Its type in the contract is that of the content. */
export class Json {
  readonly text: string
  /** Version of the record; undefined for anything else. */
  readonly version: number | undefined

  constructor(text: string, version?: number) {
    this.text = text
    this.version = version
  }
}

/** File that is written while it is read; it counts as a download. */
export class GeneratedFile {
  readonly open: () => ReadableStream<Uint8Array>

  constructor(open: () => ReadableStream<Uint8Array>) {
    this.open = open
  }
}
