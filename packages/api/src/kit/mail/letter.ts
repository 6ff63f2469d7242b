import type { Locale } from '@quarterdeck/contract/kit/locales'

/** Text of a mail in one language. */
export interface Words {
  readonly subject: string
  /** Paragraphs. */
  readonly lines: readonly string[]
  /** Label of the button that leads to `path`. */
  readonly action?: string
  /** Small print below, such as advice for people who didn't request the mail. */
  readonly note?: string
}

/** Template of a mail. Each one has its own file in `templates/` and an entry in their list. */
export interface Letter<Data> {
  /** Path of the link, below `/admin`. */
  readonly path?: (data: Data) => string
  /** Formatted text by a person, placed above the lines. */
  readonly message?: (data: Data) => string
  /** Code to read and type in. */
  readonly code?: (data: Data) => string
  /**
   * True if the mail lets its reader in: its text is deleted once it is sent, and few people can see it before. Its subject stays
   * and appears in the list of mails, so it must not contain a code or link.
   */
  readonly secret?: true
  readonly words: Readonly<Record<Locale, (data: Data) => Words>>
}

/** Returns a template with the type of its data. */
export const letter = <Data>(description: Letter<Data>): Letter<Data> => description
