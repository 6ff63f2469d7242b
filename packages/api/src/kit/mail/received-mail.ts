/** Reason why nobody waits for an answer to a mail: it reports on another one, or is an automatic reply. */
export type Automatic = 'bounce' | 'reply'

/** Somebody in the head of a mail. */
export interface Person {
  readonly name: string
  /** In small letters, as addresses are kept. */
  readonly email: string
}

/** A file that came with a mail. */
export interface MailedFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A mail as far as it is of use here. What its strangers wrote is words by now, and cannot do anything. */
export interface ReadMail {
  /** Its own, and those of the mails that it answers, the nearest first; without brackets. */
  readonly messageId: string | undefined
  readonly answers: readonly string[]
  readonly from: Person | undefined
  readonly replyTo: Person | undefined
  /** Whom it was sent to as well. */
  readonly others: readonly Person[]
  readonly subject: string
  /** When it was written, as its sender says. */
  readonly sentAt: Date | undefined
  readonly automatic: Automatic | undefined
  /** The values of its `Authentication-Results` headers, the topmost first. */
  readonly authentication: readonly string[]
  /** As its sender wrote it; empty where there is none. */
  readonly date: string
  /** What somebody wrote, and what their mail program put around it, both as formatted texts. */
  readonly body: string
  readonly rest: string
  /** Whether all of its text is in these two. */
  readonly isWhole: boolean
  readonly files: readonly MailedFile[]
}
