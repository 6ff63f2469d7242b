import type { Entity } from '@quarterdeck/contract/kit/entities'
import type { Schema } from '../sql/schema.ts'
import type { PersonReference } from './collection.ts'

interface PersonData {
  /** Column with the person who owns the rows; they are deleted when that person is erased. */
  readonly goesWith?: string
  /** Further people named in a row. */
  readonly people?: readonly PersonReference[]
}

const nothing: PersonData = {}
const theirs: PersonData = { goesWith: 'userId' }

/**
 * Personal data in tables that aren't entities. A new table doesn't compile without an entry. Child rows, such as order items,
 * follow their record.
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
  // Mails contain an address.
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
  // Identified by text; `expire.ts` deletes them.
  apiKeys: nothing,
  verifications: nothing,
  // Deleted with their records and mails.
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
  // Deleted after hours or days.
  answers: nothing,
  importRows: nothing,
  registrations: nothing,
  tries: nothing,
  // Deleted with their tickets.
  contactRequests: nothing,
  articleVisits: nothing,
  // Visitors are anonymous.
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
  // Documents of invoices, stored for a day.
  jobFiles: nothing,
}
