import { z } from 'zod'
import { ticketStatuses } from '../core/constants.ts'
import { endpoint } from '../core/endpoint.ts'
import {
  choice,
  id,
  idQuery,
  idsBody,
  multilineText,
  picture,
  requiredText,
  sentId,
  summaryCard,
  timestamp,
  versioned,
} from '../core/fields.ts'
import type { Fields, Kind } from '../core/kind.ts'
import type { ListSpec } from '../core/list.ts'
import { optionList } from '../core/options.ts'
import { User } from '../people/users.ts'

const fields = z.object({
  userId: sentId.nullable(),
  subject: requiredText(200),
  describe: multilineText(20_000),
  status: choice(ticketStatuses),
  image: picture,
})

export const TicketDraft = fields.extend({
  userId: fields.shape.userId.default(null),
  describe: fields.shape.describe.default(''),
  status: fields.shape.status.default('Open'),
  image: fields.shape.image.default(''),
})
export const TicketPatch = fields.partial()
export type TicketDraft = z.output<typeof TicketDraft>
export type TicketPatch = z.output<typeof TicketPatch>

export const Ticket = fields.extend({
  id,
  userId: id.nullable(),
  user: User.nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  ...versioned.shape,
})
export type Ticket = z.output<typeof Ticket>

export const ticketList = {
  filters: {
    id: { kind: 'number', isKey: true },
    /** `id` alone asks for one record; these are several, as a list. */
    ids: { kind: 'number', isKey: true },
    userId: { kind: 'number', isKey: true },
    subject: { kind: 'text' },
    status: { kind: 'choice', values: ticketStatuses },
    createdAt: { kind: 'date' },
  },
  sort: ['id', 'subject', 'status', 'createdAt'],
  defaultSort: 'id',
  search: true,
} as const satisfies ListSpec

const created = Ticket.extend({ createAt: timestamp })

export const tickets = {
  list: endpoint({
    method: 'GET',
    path: '/tickets',
    needs: 'tickets:read',
    summary: 'All tickets with their users, or a page of those that match',
    list: ticketList,
    output: z.array(Ticket),
  }),
  read: endpoint({
    method: 'GET',
    path: '/tickets',
    by: 'id',
    needs: 'tickets:read',
    summary: 'One ticket with its user',
    query: idQuery,
    output: Ticket,
  }),
  create: endpoint({
    method: 'POST',
    path: '/tickets',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary: 'Create a ticket',
    body: TicketDraft,
    output: z.object({ ticket: created }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/tickets',
    needs: 'tickets:write',
    sendsNoMail: true,
    summary: 'Change a ticket; fields that are not sent stay',
    query: idQuery,
    body: TicketPatch,
    output: z.object({ ticket: Ticket }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/tickets',
    needs: 'tickets:delete',
    sendsNoMail: true,
    summary: 'Move tickets to the bin: by ids or by id',
    query: idQuery,
    body: idsBody.optional(),
    output: z.object({ ticket: z.union([Ticket, z.array(Ticket)]) }),
  }),
  statuses: optionList('/tickets/status', 'tickets:read', 'The statuses of a ticket'),
  summary: endpoint({
    method: 'GET',
    path: '/tickets/summary',
    needs: 'tickets:read',
    summary: 'The summary cards: live counts on top of the opening balance',
    output: z.array(summaryCard),
  }),
}

const described = {
  userId: { personal: false, edited: 'bulk' },
  user: { personal: true },
  subject: { personal: true },
  describe: { personal: true },
  status: { personal: false, edited: 'bulk' },
  image: { personal: true },
  createdAt: { personal: false },
} as const satisfies Fields<Ticket, TicketPatch>

export const ticketKind = {
  entity: 'tickets',
  record: Ticket,
  patch: TicketPatch,
  list: ticketList,
  endpoints: tickets,
  fields: described,
  exported: ['id', 'subject', 'describe', 'status', 'userId', 'createdAt'],
} as const satisfies Kind<'tickets'>
