import type { Found } from '@quarterdeck/contract/system/search'
import { findBy } from '../../kit/lists/found.ts'
import { byId, newestOf, type TicketRow } from './store.ts'

/** How tickets are found by the search over everything. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, userId, subject, status }: TicketRow) => ({
    id,
    userId,
    subject,
    status: status as Found['tickets'][number]['status'],
  }),
  texts: ({ subject }) => ({ texts: [subject] }),
})
