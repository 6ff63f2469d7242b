import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs'
import { titleOf } from '../../lib/i18n/catalogue.ts'
import { part } from '../../lib/part.ts'
import type { Kind } from '../../records/index.ts'
import { ticketMessages } from './messages/index.ts'

export const ticketKind = {
  words: titleOf(ticketMessages, (m) => m.words),
  icon: IconLifebuoy,
  history: part(async () => (await import('./history.tsx')).useTicketHistory),
  reading: part(async () => ({ Details: (await import('./details.tsx')).TicketDetails })),
  search: {
    entity: 'tickets',
    words: titleOf(ticketMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ tickets = [] }) =>
      // A ticket has no screen of its own but is shown with those of its user; whose user is gone is shown nowhere.
      tickets.flatMap(({ id, userId, subject, match, matched }) =>
        userId === null
          ? []
          : {
              id,
              match,
              matched,
              label: subject,
              about: `#${id}`,
              to: { to: '/users/profile', search: { id: String(userId), tab: 'tickets', peek: `tickets/${id}` } },
            },
      ),
  },
  ofPerson: part(async () => (await import('./of-person.tsx')).TicketsOfPerson),
} satisfies Kind
