import type { Locale } from '@quarterdeck/contract/kit/locales'

/** What a mail says in one language. */
export interface Words {
  readonly subject: string
  /** One paragraph each. */
  readonly lines: readonly string[]
  /** What the button says that leads to `path`. */
  readonly action?: string
  /** What follows in small print, e.g. what to do if one did not ask for this. */
  readonly note?: string
}

/** A mail for one purpose: an own file in `templates/`, and a line in its list. */
export interface Letter<Data> {
  /** Where it leads, below `/admin`. */
  readonly path?: (data: Data) => string
  /** A formatted text that somebody wrote, which is all that stands above the lines. */
  readonly message?: (data: Data) => string
  /** Something to read off and type in. */
  readonly code?: (data: Data) => string
  /**
   * Whether who reads it gets in: it is not kept once it is sent, and until then shown to few. Its subject is shown in the
   * list of mails and stays, so that no code or link may stand there.
   */
  readonly secret?: true
  readonly words: Readonly<Record<Locale, (data: Data) => Words>>
}

/** Keeps the type of what a letter needs to know. */
export const letter = <Data>(description: Letter<Data>): Letter<Data> => description
