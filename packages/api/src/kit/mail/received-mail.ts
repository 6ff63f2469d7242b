/** Type of an automatic mail, which must not be answered: a report about another mail, or an automatic reply. */
export type Automatic = 'bounce' | 'reply'

/** Person in the header of a mail. */
export interface Person {
  readonly name: string
  /** Address in lower case. */
  readonly email: string
}

/** File attached to a mail. */
export interface MailedFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Relevant content of a received mail. The text of strangers is sanitized. */
export interface ReadMail {
  /** Message ids without brackets: its own, and those that it answers, the nearest first. */
  readonly messageId: string | undefined
  readonly answers: readonly string[]
  readonly from: Person | undefined
  readonly replyTo: Person | undefined
  /** Further recipients. */
  readonly others: readonly Person[]
  readonly subject: string
  /** Date of the mail according to its sender. */
  readonly sentAt: Date | undefined
  readonly automatic: Automatic | undefined
  /** Values of its `Authentication-Results` headers, the topmost first. */
  readonly authentication: readonly string[]
  /** Date as its sender wrote it; empty if absent. */
  readonly date: string
  /** Text by the person, and text added by their mail program such as quotes, both formatted. */
  readonly body: string
  readonly rest: string
  /** True if these two contain all of its text. */
  readonly isWhole: boolean
  readonly files: readonly MailedFile[]
}
