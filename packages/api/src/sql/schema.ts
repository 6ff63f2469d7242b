import type { Entity } from '@quarterdeck/contract/core/entities'
import type { AccessSchema } from './schema-access.ts'
import type { BillingSchema } from './schema-billing.ts'
import type { BoardsSchema } from './schema-boards.ts'
import type { CatalogSchema } from './schema-catalog.ts'
import type { DeparturesSchema } from './schema-departures.ts'
import type { EntranceSchema } from './schema-entrance.ts'
import type { FilesSchema } from './schema-files.ts'
import type { HelpSchema } from './schema-help.ts'
import type { InstallationSchema } from './schema-installation.ts'
import type { InvoicesSchema } from './schema-invoices.ts'
import type { JobsSchema } from './schema-jobs.ts'
import type { MailSchema } from './schema-mail.ts'
import type { NoticesSchema } from './schema-notices.ts'
import type { OrdersSchema } from './schema-orders.ts'
import type { TableOf } from './schema-ordinary.ts'
import type { PaymentsSchema } from './schema-payments.ts'
import type { PersonSchema } from './schema-person.ts'
import type { RecordsSchema } from './schema-records.ts'
import type { SecuritySchema } from './schema-security.ts'
import type { SocialSchema } from './schema-social.ts'
import type { SupportSchema } from './schema-support.ts'
import type { UsersSchema } from './schema-users.ts'
import type { VisitsSchema } from './schema-visits.ts'

/** An instant: a Date when read, a Date or ISO text when written. */
export type At = ColumnType<Date, Date | string, Date | string>
type MaybeAt = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Minor units; a bigint in the database, a safe integer here. */
type Minor = number
type Json<T> = ColumnType<T, string, string>
/** An empty list where nothing is written. */
type EmptyJson<T> = ColumnType<T, string | undefined, string>

/** What every journalled record has. */
interface Record {
  updatedAt: At
  version: Generated<number>
  deletedAt: MaybeAt
}

/** What the contract lets a person write is kept as it is; a new field of it needs its column and nothing here. */
export interface UsersTable extends Record, UserDraft {
  id: Generated<number>
  emailVerified: Generated<boolean>
  /** In which language mails to them are written. */
  locale: Generated<Locale>
  twoFactorEnabled: Generated<boolean>
  createdAt: At
  /** When everything personal was taken out of the record, which others refer to. */
  erasedAt: MaybeAt
}

export interface OrdersTable extends Record {
  id: Generated<number>
  invoiceId: string | null
  createAt: At
  deliveredAt: MaybeAt
  customerId: number
  customerName: string
  customerEmail: string
  customerPhone: string
  customerImage: string
  billing: string
  shipping: string
  status: OrderStatus
  paymentId: string
  paymentMethod: PaymentMethod
  cardNumber: string
  subTotalAmount: Minor
  totalAmount: Minor
  taxAmount: Minor
  discountAmount: Minor
  shippingChargeAmount: Minor
  /** What was paid back so far. */
  refundedAmount: Generated<Minor>
}

export interface OrderItemsTable {
  orderId: number
  position: number
  productId: number
  name: string
  image: string
  price: Minor
  quantity: number
}

export interface ProductsTable extends Record {
  id: Generated<number>
  title: string
  category: string
  code: string
  colors: Json<string[]>
  sizes: Json<string[]>
  description: string
  discount: number
  featureImage: string
  features: Json<{ name: string; value: string }[]>
  images: Json<string[]>
  /** With a default, so that records of before have it. */
  imageTexts: ColumnType<{ [picture: string]: string }, string | undefined, string>
  offers: Json<string[]>
  price: Minor
  publishAt: MaybeAt
  /** The mean of its visible reviews, one decimal. These three follow from them. */
  rating: Generated<number>
  totalReviews: Generated<number>
  /** The sum of their ratings in half points. */
  ratingPoints: Generated<number>
  status: ProductStatus
  stock: number
  /** These two follow from its variants. */
  variantCount: Generated<number>
  variantCodes: Generated<string>
  createdAt: At
}

export interface ProductVariantsTable {
  id: Generated<number>
  productId: number
  position: number
  color: string | null
  size: string | null
  code: string
  /** Nothing where it is that of the product. */
  price: Minor | null
  stock: number
}

/** Whose a code is, in small letters; follows from live products and their variants. */
export interface ProductCodesTable {
  code: string
  productId: number
  variantId: number | null
}

export interface ReviewsTable extends Record {
  id: Generated<number>
  productId: number
  createdAt: At
  rating: number
  review: string
  userId: number
  userName: string
  userImage: string
  likes: number
  dislikes: number
  reply: Generated<string>
  replierId: number | null
  replierName: string | null
  repliedAt: MaybeAt
  status: Generated<ReviewStatus>
  hiddenReason: Generated<string>
  /** Which order vouches for it; follows from the orders. */
  orderId: Generated<number | null>
}

export interface InvoicesTable extends Record {
  id: string
  /** For sorting: the number in `id`; of a draft one beyond all of these. */
  number: number
  dueDate: At
  issueDate: At
  status: InvoiceStatus
  totalAmount: Minor
  billingEmail: string
  billingPhone: string
  billingAddress: string
  /** ISO 3166-1; empty where the address itself says it, or nobody does. */
  billingCountry: Generated<string>
  paymentMethod: PaymentMethod
  cardHolder: string
  cardNo: string
  customerId: number
  customerName: string
  customerImage: string
  shippingCharge: Minor
  tax: Minor
  discountAmount: Generated<Minor>
  /** What its credit notes come to. */
  creditedAmount: Generated<Minor>
  paidAmount: Generated<Minor>
  /** What is left to be paid. */
  owedAmount: GeneratedAlways<Minor>
  /** All of its state that does not depend on the day. */
  stage: GeneratedAlways<Exclude<InvoiceState, 'overdue'>>
  /** What it was called before it was issued. */
  draftId: string | null
  issuedAt: MaybeAt
  sentAt: MaybeAt
  viewedAt: MaybeAt
  paidAt: MaybeAt
  voidedAt: MaybeAt
  /** Which reminder went out last; 0 for none. */
  reminderStep: Generated<number>
  remindedAt: MaybeAt
  /** Why there are to be no reminders. */
  reminderHold: Generated<string>
  shippingTaxRate: number | null
  /** As clients see it. */
  taxes: ColumnType<Invoice['taxes'], string | undefined, string>
  pricesIncludeTax: Generated<boolean>
  taxExemption: Generated<string>
  reference: Generated<string>
  notes: Generated<string>
  terms: Generated<string>
  language: Generated<Locale>
  orderChanged: Generated<boolean>
  installments: ColumnType<readonly StoredInstallment[], string | undefined, string>
  /** The order that it was made from. */
  orderId: number | null
  /** The series that made it. */
  seriesId: number | null
  /** The invoice that was credited to make place for this one. */
  replaces: string | null
  /** Kept by the database, from `replaces` of what is not in the bin. */
  replacedBy: string | null
  /** Of both: the credit note between them. */
  correctedBy: string | null
  createdAt: At
}

/** Amounts in minor units, the day as ISO text. */
export interface StoredInstallment extends Installment {
  readonly dueDate: string
}

/** What is billed again and again. */
export interface SeriesTable
  extends Record,
    Pick<
      InvoicesTable,
      | 'customerId'
      | 'customerName'
      | 'customerImage'
      | 'billingEmail'
      | 'billingPhone'
      | 'billingAddress'
      | 'billingCountry'
      | 'shippingCharge'
      | 'shippingTaxRate'
      | 'tax'
      | 'totalAmount'
      | 'createdAt'
    >,
    Recurrence {
  id: Generated<number>
  products: ColumnType<readonly SeriesLine[], string, string>
  taxes: ColumnType<Invoice['taxes'], string, string>
  discountAmount: Minor
  pricesIncludeTax: boolean
  taxExemption: Generated<string>
  reference: string
  notes: string
  terms: string
  language: Locale
  termDays: number
  makes: SeriesKind
  status: SeriesStatus
  pausedBy: SeriesTrouble | null
  nextDate: string | null
  lastDate: string | null
  madeCount: Generated<number>
}

type SeriesLine = Omit<InvoiceLinesTable, 'invoiceId' | 'position'>

export interface InvoiceLinesTable {
  invoiceId: string
  position: number
  /** Null on a line that is none of the catalogue. */
  productId: number | null
  taxRate: number | null
  title: string
  quantity: number
  price: Minor
  discount: number
  total: Minor
}

/** What was paid of an invoice, paid back, or put to the credit of a customer. */
export interface PaymentsTable extends Record {
  id: Generated<number>
  /** What came in together. */
  group: string
  /** Null for the credit of a customer. */
  invoiceId: string | null
  customerId: number
  date: At
  method: PaymentWay
  amount: Minor
  reference: string
  reason: Generated<string>
  refundOf: number | null
  /** Made by calling the invoice complete. */
  settles: Generated<boolean>
  actorId: number | null
  actorName: string | null
  createdAt: At
}

export interface TicketsTable extends Record {
  id: Generated<number>
  userId: number | null
  subject: string
  describe: string
  status: TicketStatus
  image: string
  requesterName: Generated<string>
  requesterEmail: Generated<string>
  language: Generated<Locale>
  assigneeId: number | null
  teamId: number | null
  priority: Generated<TicketPriority>
  category: Generated<TicketCategory>
  tags: EmptyJson<string[]>
  snoozedUntil: MaybeAt
  related: EmptyJson<Related[]>
  files: EmptyJson<Attachment[]>
  mergedInto: number | null
  /** What it goes back to when it stands by itself again; null where it was not merged. */
  statusBeforeMerge: TicketStatus | null
  splitFrom: number | null
  /** This and the two after it follow from the messages, by triggers. */
  lastFrom: Generated<MessageSide>
  lastMessageAt: Generated<Date>
  firstRepliedAt: MaybeAt
  /** Follows from the status, by a trigger. */
  closedAt: MaybeAt
  firstReplyDueAt: MaybeAt
  nextReplyDueAt: MaybeAt
  solveDueAt: MaybeAt
  dueAt: MaybeAt
  warnAt: MaybeAt
  createdAt: At
}

/** A question and its answer in all languages. */
export interface ArticlesTable extends Record, ArticleDraft {
  id: Generated<number>
  position: number
  title: Generated<string>
  views: Generated<number>
  helpful: Generated<number>
  unhelpful: Generated<number>
  createdAt: At
}

/** A reply to customers that is written once and sent often. */
export interface RepliesTable extends Record, ReplyDraft {
  id: Generated<number>
  createdAt: At
}

/** What the shop is advertised with. */
interface CampaignsTable extends Record {
  id: Generated<number>
  name: string
  code: string
  channel: Channel
  startsAt: At
  endsAt: MaybeAt
  cost: Minor
  note: string
  createdAt: At
}

export interface BoardsTable extends Record {
  id: Generated<number>
  name: string
  columns: Json<BoardColumn[]>
  ownerId: number | null
  createdAt: At
}

/** A card of a board. */
export interface CardsTable extends Record {
  id: Generated<number>
  boardId: number
  columnId: string
  rank: string
  enteredAt: At
  title: string
  description: string
  assigneeIds: EmptyJson<number[]>
  labels: EmptyJson<string[]>
  dueOn: string | null
  checklist: EmptyJson<CardStep[]>
  links: EmptyJson<Card['links']>
  files: EmptyJson<Card['files']>
  archived: Generated<boolean>
  createdAt: At
}

/** What stands in the thread of a ticket after its description. */
export interface MessagesTable extends Record {
  id: Generated<number>
  ticketId: number
  from: MessageSide
  body: string
  files: Json<Attachment[]>
  /** Null for whoever has no account. */
  authorId: number | null
  authorName: string
  authorEmail: string
  via: Generated<MessageWay>
  /** Of the mail that it came by, or goes out by. */
  messageId: string | null
  createdAt: At
}

/** A file that belongs to a record, or was uploaded for one. Its content is kept in a store under its hash. */
export interface AttachmentsTable {
  key: string
  entity: Entity
  name: string
  type: string
  size: number
  hash: string
  store: StoreName
  /** Whether a record ever had it: the journal is never shortened. */
  used: Generated<boolean>
  createdAt: At
}

/** What somebody has not sent yet to a ticket. */
export interface TicketDraftsTable {
  ticketId: number
  userId: number
  body: string
  files: Json<Attachment[]>
  updatedAt: At
}

/** Who looks at a record, or writes to it. */
export interface PresenceTable {
  entity: Entity
  record: string
  userId: number
  isTyping: boolean
  /** Until when that holds, unless they say so again. */
  until: At
  /** When it last was news. */
  toldAt: At
}

/** Pieces of a product that are to come. */
export interface DeliveriesTable extends Record {
  id: Generated<number>
  productId: number
  pieces: number
  received: Generated<number>
  cancelled: Generated<boolean>
  /** A day as it is written: `2026-05-03`. */
  expectedOn: string
  reference: string
  note: string
  createdAt: At
}

export interface NotesTable extends Record {
  id: Generated<number>
  /** What it is about. */
  entity: Noted
  record: string
  text: string
  authorId: number
  authorName: string
  createdAt: At
}

/** Who is mentioned in a note, and since when they know. */
export interface NoteMentionsTable {
  noteId: number
  userId: number
  seenAt: MaybeAt
}

export interface RefundsTable extends Record {
  id: Generated<number>
  orderId: number
  kind: RefundKind
  shippingAmount: Minor
  amount: Minor
  reason: string
  actorId: number | null
  actorName: string | null
  createdAt: At
}

export interface RefundLinesTable {
  refundId: number
  position: number
  /** Which line of the order, from 0. */
  line: number
  productId: number
  name: string
  quantity: number
  amount: Minor
  restock: boolean
}

export interface ShipmentsTable extends Record {
  id: Generated<number>
  orderId: number
  carrier: string
  trackingNumber: string
  trackingUrl: string
  actorId: number | null
  actorName: string | null
  createdAt: At
}

export interface ShipmentLinesTable {
  shipmentId: number
  position: number
  /** Which line of the order, from 0. */
  line: number
  productId: number
  name: string
  quantity: number
}

/** What of an invoice is not owed, because it was paid back. */
export interface CreditNotesTable {
  number: number
  /** Null where it was made for a reason, and nothing was paid back with it. */
  refundId: number | null
  orderId: number | null
  invoiceId: string
  amount: Minor
  reason: Generated<string>
  /** The change that made it for a reason. */
  batch: string | null
  createdAt: At
}

/** A file of an invoice that was given out, by the SHA-256 of its bytes. */
export interface IssuedFilesTable {
  hash: string
  invoiceId: string
  createdAt: At
  /** It has the e-invoice in it. */
  isHybrid: Generated<boolean>
}

export interface ChangesTable {
  id: Generated<number>
  at: At
  actorId: number | null
  actorName: string | null
  entity: Journalled
  record: string
  action: ChangeAction
  before: JSONColumnType<globalThis.Record<string, unknown>> | null
  after: JSONColumnType<globalThis.Record<string, unknown>> | null
  batch: string
  version: number
  reason: string | null
  /** The batch that this entry took back. */
  undoes: string | null
  /** The transaction that wrote the entry, and the oldest one that was still at work then: by them the feed knows what became visible since. */
  xact: Generated<string | null>
  horizon: Generated<string | null>
}

/** Counts carried over from before go-live, added to the live counts of the summary cards. */
export interface OpeningCountsTable {
  card: string
  count: number
}

/** Numbers without gaps: the row is locked until the transaction that took one ends. */
export interface CountersTable {
  name: string
  value: number
}

/** Answers of requests that carried an Idempotency-Key. */
export interface AnswersTable {
  key: string
  actorId: number
  request: string
  status: number
  headers: Json<[string, string][]>
  body: string
  at: At
}

export interface ImportsTable {
  id: string
  entity: Importable
  fileName: string
  /** `uploading` is what nobody sees yet. */
  state: ImportState | 'uploading'
  mode: Generated<ImportMode>
  createdAt: At
  actorId: number
  actorName: string
  /** As what the file was read; nothing for those from before this was kept. */
  encoding: ColumnType<FileEncoding | null, FileEncoding | undefined, FileEncoding | null>
  separator: ColumnType<FileSeparator | null, FileSeparator | undefined, FileSeparator | null>
  columns: Json<string[]>
  mapping: Json<ImportMapping>
  /** With a default, so that files of before have it. */
  words: ColumnType<ImportWords, string | undefined, string>
  signs: ColumnType<ColumnSign[], string | undefined, string>
  decimals: ColumnType<ImportDecimals, string | undefined, string>
  batch: string
}

export interface ImportRowsTable {
  importId: string
  /** The record in the file, counted from 1 for the header. */
  row: number
  values: Json<string[]>
  /** `ready` is to be created, `changing` to change a record. */
  state: 'read' | 'ready' | 'changing' | 'unchanged' | 'rejected' | 'created' | 'updated'
  problems: Json<ImportRow['problems']>
}

export interface InstallationTable {
  key: string
  value: Json<unknown>
  /** How often it was changed; counted where it can be changed by two people at one moment. */
  version: Generated<number>
}

/** A list as someone has arranged it. */
export interface ViewsTable extends Record {
  id: Generated<number>
  list: Entity
  name: string
  shared: boolean
  search: string
  ownerId: number
  ownerName: string
  createdAt: At
}

/** How someone likes a list, for themselves alone. */
export interface PreferencesTable {
  userId: number
  list: Entity
  layout: Json<Layout>
  /** The view that opens with the list. */
  defaultView: number | null
  /** The views in their order; those that are not named come after these. */
  viewOrder: Json<number[]>
}

/** Uploaded pictures by the SHA-256 of their largest file. */
export interface PicturesTable {
  hash: string
  /** Where its files are. */
  store: StoreName
  /** Of the largest file, where there are several widths. */
  width: number | null
  /** All files together. */
  bytes: number
  createdAt: At
  /** Whether a record ever had it: then the journal refers to it for good. */
  used: Generated<boolean>
}

/** Files of pictures that are kept in the database. */
export interface PictureFilesTable {
  key: string
  bytes: Uint8Array<ArrayBuffer>
}

/** One row while maintenance is switched on. */
export interface MaintenanceTable {
  only: Generated<boolean>
  until: At
  message: string
}

/** How many live records have a value of a field, by day and all days together; the count is the sum over all shards (`lane`). */
export interface TalliesTable {
  entity: string
  field: string
  value: string
  day: string
  /** Which of the transactions that went on at once; each adds to rows of its own. */
  lane: number
  count: number
  amount: Minor
}

/** What was sold of each product, in the same shards. */
export interface SalesTable {
  productId: number
  lane: number
  quantity: number
  amount: Minor
}

interface SessionsTable {
  id: Generated<number>
  userId: number
  token: string
  expiresAt: At
  ipAddress: string | null
  userAgent: string | null
  createdAt: At
  updatedAt: At
  /** When the person has last shown who they are, after signing in. */
  provenAt: MaybeAt
  /** As whom its person sees the product, and until when. */
  viewingId: number | null
  viewingUntil: MaybeAt
}

interface CredentialsTable {
  id: Generated<number>
  userId: number
  accountId: string
  providerId: string
  password: string | null
  createdAt: At
  updatedAt: At
}

/** One row, or none as long as nobody has said anything. */
type CompanyTable = {
  [Field in Exclude<keyof Company, 'logo' | 'paperSize' | 'updatedAt' | 'version'>]: Generated<string>
} & {
  id: number
  paperSize: Generated<Company['paperSize']>
  logo: ColumnType<Company['logo'], string | null | undefined, string | null>
  updatedAt: At
  version: Generated<number>
}

interface OwnTables
  extends AccessSchema,
    BillingSchema,
    BoardsSchema,
    CatalogSchema,
    DeparturesSchema,
    EntranceSchema,
    FilesSchema,
    HelpSchema,
    InstallationSchema,
    InvoicesSchema,
    JobsSchema,
    MailSchema,
    NoticesSchema,
    OrdersSchema,
    PaymentsSchema,
    PersonSchema,
    RecordsSchema,
    SecuritySchema,
    SocialSchema,
    SupportSchema,
    UsersSchema,
    VisitsSchema {}

/** The tables of the entities that have none above: they follow from what the contract says of their fields. */
type OrdinaryTables = { [Name in Exclude<Entity, keyof OwnTables>]: TableOf<Name> }

export interface Schema extends OwnTables, OrdinaryTables {}
