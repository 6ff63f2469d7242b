import type { Plan } from '@quarterdeck/contract/account/plan'
import type { Size } from '@quarterdeck/contract/kit/picture-file'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import type { Kysely, Transaction } from 'kysely'
import type { ReadMail } from './mail/received-mail.ts'
import type { Schema } from './sql/schema.ts'
import type { StoreName } from './sql/schema-files.ts'
import type { MailThread } from './sql/schema-mail.ts'

/** Database outside a transaction. */
export type Db = Kysely<Schema>
/** Database inside the transaction of a write. */
export type Tx = Transaction<Schema>

/** Writes a line to the log: a message and its data, never a secret. */
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', message: string, about?: Record<string, unknown>) => void

/** Square part of a picture, in pixels from the upper left corner. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** Rendered picture, upright and without metadata; WebP by default. */
export interface Drawn extends Size {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Picture codecs of the host. Functions resolve to undefined if a file can't be decoded. */
export interface Images {
  /**
   * Returns a square part of a picture, of at most `max` pixels a side.
   * @param choose receives the size of the upright picture
   */
  readonly square: (
    file: Uint8Array<ArrayBuffer>,
    max: number,
    choose: (upright: Size) => Square,
  ) => Promise<Drawn | undefined>
  /**
   * Returns the whole picture in several sizes.
   * @param choose receives the size of the upright picture; its result begins with the largest size, and none may exceed the
   * original
   */
  readonly sizes: (
    file: Uint8Array<ArrayBuffer>,
    choose: (upright: Size) => readonly [Size, ...Size[]],
  ) => Promise<readonly [Drawn, ...Drawn[]] | undefined>
  /** Returns the centered square of a picture with that side, in the best quality within a number of bytes. */
  readonly small: (file: Uint8Array<ArrayBuffer>, side: number, maxBytes: number) => Promise<Drawn | undefined>
  /** Returns the whole picture within a size, as PNG for documents. */
  readonly png: (file: Uint8Array<ArrayBuffer>, max: Size) => Promise<Drawn | undefined>
}

export type { StoreName }

/** Store for files under keys of letters, digits and hyphens. Rejects if it can't be reached. */
export interface PictureStore {
  /** Stores a file atomically. The content of a key never changes. */
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes files; missing ones are ignored. */
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** Stores other than the database. */
export interface PictureStores {
  /** Store of new pictures; existing ones stay in theirs. */
  readonly current: StoreName
  readonly folder: PictureStore | undefined
  readonly s3: PictureStore | undefined
}

/** Outgoing mail. */
export interface Outgoing {
  readonly thread: MailThread | null
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
  readonly to: string
  /** Name of the recipient; empty if unknown. */
  readonly toName?: string
  readonly cc: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers, e.g. `Auto-Submitted`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Result of sending a mail. `unclear` if the connection broke during the handover: the mail may have arrived. */
export type Handover =
  | { readonly state: 'sent' }
  | {
      readonly state: 'refused' | 'postponed' | 'unclear'
      readonly reason: string
      /** True if the server rejected this mail or its recipient; others may be accepted. */
      readonly isOfMail?: boolean
    }

/** Sends mails to the outside. */
export interface Mailer {
  readonly send: (mail: Outgoing) => Promise<Handover>
  /** Origin of the links in mails, e.g. `https://office.example.com`. */
  readonly origin: () => string
}

/** Settings and parser of incoming mail. */
export interface Inbound {
  /** Secret that clients delivering mail must present. */
  readonly secret: string
  /** Name of the mailbox that is polled, as in `mailboxes`; absent if mail is only delivered by a mail server. */
  readonly mailbox?: string | undefined
  /** Address for replies to our mails. */
  readonly address: string | undefined
  /**
   * Names of mail servers whose `Authentication-Results` are trusted, in lower case; `unnamed` for servers without a name. Empty:
   * no header proves a sender.
   */
  readonly authservIds: readonly string[]
  /** Returns the registrable part of a domain (Public Suffix List); undefined if there is none. */
  readonly organizationOf: (domain: string) => string | undefined
  /** Parses a mail in bounded time and memory. If the rest can't be parsed, it returns the header. */
  readonly read: (raw: Uint8Array<ArrayBuffer>) => Promise<ReadMail>
}

/**
 * Room on the disk of the database and its files. `scarce`: owners are told. `low`: large and anonymous data are refused.
 * `short`: only sign-in, reading and deleting are possible. `full`: only reading is.
 */
export type DiskState = 'ample' | 'scarce' | 'low' | 'short' | 'full'

/** Disk of the database and its files, as measured by the host. */
export interface DiskSpace {
  /** Free bytes; undefined if the host can't know, for example with a database on another machine. */
  readonly free: () => Promise<number | undefined>
  readonly state: () => Promise<DiskState>
  /** Maximum bytes for types of data, if the operator set them. */
  readonly budgets: Readonly<Partial<Record<'uploads' | 'visits' | 'mail', number | undefined>>>
}

/** Limits of responses that are streamed, such as whole lists and files. */
export interface Downloads {
  /** Separate connections, so that slow readers don't block others; undefined if the database has only one connection. */
  readonly db: Db | undefined
  /** Maximum number at once. */
  readonly max: number
  readonly maxOfOne: number
  /** Milliseconds to wait for a free slot before a request is rejected. */
  readonly patienceMs: number
  /** Milliseconds in which a reader must take a piece of 64 KB. */
  readonly pieceMs: number
  /** Milliseconds in which a reader must take the whole response. */
  readonly wholeMs: number
}

/** Renders printed documents. */
export interface Documents {
  /** Lays out the pages: a `Paper` as JSON, which is sent to clients unchanged. */
  readonly layOut: (document: PrintedDocument) => Promise<string>
  /** Renders the same layout as a PDF file, with an e-invoice (CII) embedded if given; undefined if the host can't. */
  readonly toPdf: ((document: PrintedDocument, eInvoice?: string) => Promise<Uint8Array<ArrayBuffer>>) | undefined
}

/** Backup that a host has stored. */
export interface StoredBackup {
  readonly name: string
  readonly bytes: number
  readonly createdAt: Date
}

/** Backups of the whole installation, made by the host. */
export interface Backups {
  readonly place: { readonly kind: 'folder' | 'bucket'; readonly name: string; readonly isSameDisk: boolean }
  readonly isEncrypted: boolean
  readonly list: () => Promise<readonly StoredBackup[]>
  /** Writes a backup; resolves once it is stored safely and expired ones are deleted. */
  readonly write: (now: Date) => Promise<{ readonly name: string; readonly seconds: number }>
  /** Restores a backup to a temporary place and removes it again. Rejects if that couldn't be tried. */
  readonly check: (
    name: string,
  ) => Promise<{ readonly state: 'good' } | { readonly state: 'damaged'; readonly reason: string }>
  readonly read: (name: string) => Promise<ReadableStream<Uint8Array>>
}

/** Everything that the API needs from its host. Nothing here has a default. */
export interface Ports {
  readonly db: Db
  readonly downloads: Downloads
  /** Returns the current time. */
  readonly now: () => Date
  /** Returns an unguessable identifier for request ids and batches. */
  readonly newId: () => string
  /** Returns a number in [0, 1). */
  readonly random: () => number
  /** Key that signs session cookies; at least 32 characters. */
  readonly secret: string
  /**
   * Public origin of the product, e.g. `http://127.0.0.1:3000`, for cookies and the origin check. Undefined: the origin of each
   * request.
   */
  readonly publicUrl: string | undefined
  /** Returns true for an error that means that the database is unreachable, as opposed to a rejected statement. */
  readonly isOutage: (error: unknown) => boolean
  /**
   * Resolves to true once the database answers again, or to false once waiting no longer makes sense. The API calls it between
   * two attempts.
   */
  readonly waitForDatabase: () => Promise<boolean>
  /**
   * Listens to NOTIFY from any server of this database until the host stops. `heard` receives the name of the channel; it is also
   * called for each channel when listening begins, and when a notification may have been missed.
   */
  readonly listen: (channels: readonly string[], heard: (channel: string) => void) => void
  readonly log: Log
  /** Undefined if no mail is sent: all of it stays in the outbox. */
  readonly mailer: Mailer | undefined
  /** Undefined if no mail is received. */
  readonly inbound: Inbound | undefined
  readonly plan: Plan
  readonly images: Images
  readonly pictureStores: PictureStores
  readonly disk: DiskSpace
  readonly documents: Documents
  /** Undefined if the host makes no backups. */
  readonly backups: Backups | undefined
  /** Continues work after its response was sent, such as an import; a host may wait for it before it stops. */
  readonly background: (work: Promise<void>) => void
}
