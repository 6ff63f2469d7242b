import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { ticketMessages } from './messages/index.ts'

const words = titleOf(ticketMessages, (m) => m.words)

const screen = (id: string) => ({ to: '/tickets/$id', params: { id } }) as const

export const ticketKind = {
  words,
  icon: IconLifebuoy,
  history: lazyModule(async () => (await import('./described.tsx')).useTicketHistory),
  reading: lazyModule(async () => ({ Details: (await import('./details.tsx')).TicketDetails })),
  screen,
  timelineOf: (id) => [{ field: 'aboutTicket', op: 'in', values: [Number(id)] }],
  list: {
    entity: 'tickets',
    words,
    title: titleOf(ticketMessages, (m) => m.list.title),
    statuses: titleOf(ticketMessages, (m) => m.states),
    statusField: 'state',
    shortcut: 'goToTickets',
    source: async () => (await import('./source.ts')).ticketSource,
    screen: async () => (await import('./list/list.tsx'))?.TicketList,
  },
  bin: { entity: 'tickets', title: titleOf(ticketMessages, (m) => m.words.bin) },
  search: {
    entity: 'tickets',
    words: titleOf(ticketMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ tickets = [] }) =>
      tickets.map(({ id, subject, match, matched }) => ({
        id,
        match,
        matched,
        label: subject,
        about: `#${id}`,
        to: screen(String(id)),
      })),
  },
  ofPerson: lazyModule(async () => (await import('./of-person.tsx')).TicketsOfPerson),
} satisfies Kind

export const messageKind = {
  words: titleOf(ticketMessages, (m) => ({ many: m.thread.title })),
  history: lazyModule(async () => (await import('./described.tsx')).useMessageHistory),
  // Who wrote last, and when.
  refreshes: ['tickets'],
} satisfies Kind
