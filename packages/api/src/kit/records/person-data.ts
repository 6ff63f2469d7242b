import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { Schema } from '../sql/schema.ts'
import type { PersonReference } from './collection.ts'

interface PersonData {
  /** The column with the person whose rows these are: they go when that person is erased. */
  readonly goesWith?: string
  /** Who else is named in a row. */
  readonly people?: readonly PersonReference[]
}

const nothing: PersonData = {}
const theirs: PersonData = { goesWith: 'userId' }

/**
 * What the tables beside those of the entities keep of people. A new table does not compile before it is said of it. Parts
 * of records, such as the items of an order, keep what their record says, and go with it.
 */
export const personData: Readonly<Record<Exclude<keyof Schema, Entity>, PersonData>> = {
  sessions: theirs,
  credentials: theirs,
  twoFactors: theirs,
  usedCodes: theirs,
  passkeys: theirs,
  securityEvents: { goesWith: 'userId', people: [{ id: 'byId', name: 'byName' }] },
  notices: theirs,
  noticeSettings: theirs,
  noteMentions: theirs,
  ticketDrafts: theirs,
  presence: theirs,
  accessRequests: theirs,
  preferences: theirs,
  formDrafts: theirs,
  socialLinks: theirs,
  departures: theirs,
  ownSettings: theirs,
  emailChanges: theirs,
  emailReverts: theirs,
  // Mails have an address in them.
  outbox: theirs,
  outboxFiles: nothing,
  inboundMails: theirs,
  invoiceLinks: { people: [{ id: 'actorId', name: 'actorName' }] },
  views: { people: [{ id: 'ownerId', name: 'ownerName' }] },
  jobs: { people: [{ id: 'actorId', name: 'actorName' }] },
  imports: { people: [{ id: 'actorId', name: 'actorName' }] },
  invitations: { people: [{ id: 'inviterId', name: 'inviterName' }] },
  company: nothing,
  changes: { people: [{ id: 'actorId', name: 'actorName' }] },
  // Keyed by text; they are removed in `expire.ts`.
  apiKeys: nothing,
  verifications: nothing,
  // They go with the records and mails that have them.
  inboundOriginals: nothing,
  attachments: nothing,
  orderItems: nothing,
  productVariants: nothing,
  productCodes: nothing,
  invoiceLines: nothing,
  refundLines: nothing,
  shipmentLines: nothing,
  creditNotes: nothing,
  issuedFiles: nothing,
  openingCounts: nothing,
  counters: nothing,
  installation: nothing,
  maintenance: nothing,
  leases: nothing,
  mailboxes: nothing,
  outgoingMail: nothing,
  pictures: nothing,
  pictureFiles: nothing,
  settledDays: nothing,
  subscribers: nothing,
  tallies: nothing,
  sales: nothing,
  salesTruth: nothing,
  billing: nothing,
  billingInvoices: nothing,
  // Forgotten by themselves, after hours or days.
  answers: nothing,
  importRows: nothing,
  registrations: nothing,
  tries: nothing,
  // They go with their tickets.
  contactRequests: nothing,
  articleVisits: nothing,
  // Whose visit it was is known to nobody.
  visits: nothing,
  hits: nothing,
  reachedGoals: nothing,
  sitePaths: nothing,
  usage: nothing,
  helpMisses: nothing,
  exports: nothing,
  plans: nothing,
  planKeys: nothing,
  jobRefusals: nothing,
  jobCancellations: nothing,
  work: nothing,
  // Papers of invoices, which are kept for a day.
  jobFiles: nothing,
}
