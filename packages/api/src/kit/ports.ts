import type { Plan } from '@quarterdeck/contract/account/plan'
import type { Size } from '@quarterdeck/contract/kit/picture-file'
import type { PrintedDocument } from '@quarterdeck/contract/sales/printed'
import type { Kysely, Transaction } from 'kysely'
import type { ReadMail } from './mail/received-mail.ts'
import type { Schema } from './sql/schema.ts'
import type { StoreName } from './sql/schema-files.ts'
import type { MailThread } from './sql/schema-mail.ts'

/** The database outside a transaction. */
export type Db = Kysely<Schema>
/** The database inside the one transaction of a write. */
export type Tx = Transaction<Schema>

/** One line for the log: a message and what it is about. Never a secret. */
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', message: string, about?: Record<string, unknown>) => void

/** A square part of a picture, in pixels from its upper left corner. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** A picture, upright and without anything else that its file said: as WebP where nothing else is asked for. */
export interface Drawn extends Size {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** What can be done with pictures; each host has its own codecs. Undefined where a file cannot be decoded. */
export interface Images {
  /**
   * A square part of a picture, of at most `most` pixels a side.
   * @param choose is told the size of the upright picture
   */
  readonly square: (
    file: Uint8Array<ArrayBuffer>,
    max: number,
    choose: (upright: Size) => Square,
  ) => Promise<Drawn | undefined>
  /**
   * The whole picture in several sizes.
   * @param choose is told the size of the upright picture; the largest comes first, and none is larger than it
   */
  readonly sizes: (
    file: Uint8Array<ArrayBuffer>,
    choose: (upright: Size) => readonly [Size, ...Size[]],
  ) => Promise<readonly [Drawn, ...Drawn[]] | undefined>
  /** The middle of a picture as a square of that side, in the best quality that fits into so many bytes. */
  readonly small: (file: Uint8Array<ArrayBuffer>, side: number, maxBytes: number) => Promise<Drawn | undefined>
  /** The whole picture within a size, as PNG, which documents take. */
  readonly png: (file: Uint8Array<ArrayBuffer>, max: Size) => Promise<Drawn | undefined>
}

export type { StoreName }

/** Keeps files under keys of letters, digits and hyphens. Fails where it cannot be reached. */
export interface PictureStore {
  /** Wholly or not at all. What a key stands for never changes. */
  readonly put: (key: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
  readonly get: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Those that are not there are no failure. */
  readonly remove: (keys: readonly string[]) => Promise<void>
}

/** The stores beside the database. */
export interface PictureStores {
  /** Where new pictures go; those that are kept elsewhere stay there. */
  readonly current: StoreName
  readonly folder: PictureStore | undefined
  readonly s3: PictureStore | undefined
}

/** A mail as it goes out. */
export interface Outgoing {
  readonly thread: MailThread | null
  readonly files: readonly { readonly name: string; readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
  readonly to: string
  /** Whose address `to` is; empty where that is not known. */
  readonly toName?: string
  readonly cc: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What else its head says, e.g. `Auto-Submitted`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What became of a mail. `unclear` where the line broke while it was handed over: it may have arrived. */
export type Handover =
  | { readonly state: 'sent' }
  | {
      readonly state: 'refused' | 'postponed' | 'unclear'
      readonly reason: string
      /** Whether it is this mail, or whom it is to, that the server did not take: it may take others. */
      readonly isOfMail?: boolean
    }

/** Who carries mails out of the house. */
export interface Mailer {
  readonly send: (mail: Outgoing) => Promise<Handover>
  /** Where the links in them lead, e.g. `https://office.example.com`. */
  readonly origin: () => string
}

/** How mail comes in. */
export interface Inbound {
  /** Who hands it over has to show this. */
  readonly secret: string
  /** The name of the mailbox that mail is fetched from, as `mailboxes` has it; absent where it is brought by a mail server alone. */
  readonly mailbox?: string | undefined
  /** Where people write to, so that answers to mails of ours come in. */
  readonly address: string | undefined
  /**
   * Names of mail servers whose `Authentication-Results` are trusted, in lower case; `unnamed` for those that give no name. Empty:
   * no header proves a sender.
   */
  readonly authservIds: readonly string[]
  /** Returns the part of a domain that somebody registered (by the Public Suffix List), undefined for what is no such domain. */
  readonly organizationOf: (domain: string) => string | undefined
  /** Reads a mail in bounded time and memory, whatever it is: where nothing else can be made of it, its head. */
  readonly read: (raw: Uint8Array<ArrayBuffer>) => Promise<ReadMail>
}

/**
 * Room on the disk of the database and its files. `scarce`: owners are told. `low`: large and anonymous data are refused.
 * `short`: only sign-in, reading and deleting are possible. `full`: only reading is.
 */
export type DiskState = 'ample' | 'scarce' | 'low' | 'short' | 'full'

/** The disk that data are stored on, as the host measures it. */
export interface DiskSpace {
  /** Bytes that are left; undefined where the host cannot know, e.g. of a database on another machine. */
  readonly free: () => Promise<number | undefined>
  readonly state: () => Promise<DiskState>
  /** Bytes that data of a kind may take, where the operator has set that. */
  readonly budgets: Readonly<Partial<Record<'uploads' | 'visits' | 'mail', number | undefined>>>
}

/** How much may be read while it is sent, such as whole lists and files, for as long as its readers like. */
export interface Downloads {
  /** By connections of their own, so that slow readers take none from others; undefined where the database has one only. */
  readonly db: Db | undefined
  /** At once. */
  readonly max: number
  readonly maxOfOne: number
  /** How long somebody above these waits for one to end before they are told. */
  readonly patienceMs: number
  /** How long a reader may take for a piece of 64 KB, */
  readonly pieceMs: number
  /** and for all of it. */
  readonly wholeMs: number
}

/** Makes what is printed. */
export interface Documents {
  /** Where everything stands on its pages: a `Paper` as JSON, which goes to whoever asks as it is. */
  readonly layOut: (document: PrintedDocument) => Promise<string>
  /**
   * As a PDF file with everything in the same places, and with its e-invoice in it (CII) where one is given; undefined where the
   * host makes none.
   */
  readonly toPdf: ((document: PrintedDocument, eInvoice?: string) => Promise<Uint8Array<ArrayBuffer>>) | undefined
}

/** A backup that a host has stored. */
export interface StoredBackup {
  readonly name: string
  readonly bytes: number
  readonly createdAt: Date
}

/** Backups of the whole installation, as a host makes them. */
export interface Backups {
  readonly place: { readonly kind: 'folder' | 'bucket'; readonly name: string; readonly isSameDisk: boolean }
  readonly isEncrypted: boolean
  readonly list: () => Promise<readonly StoredBackup[]>
  /** Resolves once a new one is safe; those that are too old are gone then. */
  readonly write: (now: Date) => Promise<{ readonly name: string; readonly seconds: number }>
  /** Restores one on the side and removes it again. Rejects where it could not be tried. */
  readonly check: (
    name: string,
  ) => Promise<{ readonly state: 'good' } | { readonly state: 'damaged'; readonly reason: string }>
  readonly read: (name: string) => Promise<ReadableStream<Uint8Array>>
}

/** What the API needs of the world. A host hands it in; nothing here has a default. */
export interface Ports {
  readonly db: Db
  readonly downloads: Downloads
  /** The current time. */
  readonly now: () => Date
  /** An identifier nobody can guess, for request ids and batches. */
  readonly newId: () => string
  /** A number in [0, 1). */
  readonly random: () => number
  /** Signs session cookies; at least 32 characters. */
  readonly secret: string
  /** Where people reach the product, e.g. `http://127.0.0.1:3000`: cookies and the origin check follow it. Undefined: the origin of each request. */
  readonly publicUrl: string | undefined
  /**
   * Whether an error means that the database cannot be reached at the moment
   * (as opposed to a statement that it refused).
   */
  readonly isOutage: (error: unknown) => boolean
  /**
   * Resolves to true as soon as the database answers again, to false as soon as
   * waiting any longer makes no sense. The API calls it between two tries.
   */
  readonly waitForDatabase: () => Promise<boolean>
  /**
   * Hears what is announced by NOTIFY on any server of this database, until the host stops. Called back with the name of the channel;
   * for each of them also when listening has begun, and whenever something may have been missed.
   */
  readonly listen: (channels: readonly string[], heard: (channel: string) => void) => void
  readonly log: Log
  /** Undefined where no mail leaves the house: then all of it stays in the outbox. */
  readonly mailer: Mailer | undefined
  /** Undefined where no mail is taken in. */
  readonly inbound: Inbound | undefined
  readonly plan: Plan
  readonly images: Images
  readonly pictureStores: PictureStores
  readonly disk: DiskSpace
  readonly documents: Documents
  /** Undefined where the host makes none. */
  readonly backups: Backups | undefined
  /** Work that goes on after its answer was sent, e.g. an import; a host may wait for it when it stops. */
  readonly background: (work: Promise<void>) => void
}
