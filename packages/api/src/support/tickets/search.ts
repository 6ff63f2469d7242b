import type { Found } from '@quarterdeck/contract/system/search'
import { findBy } from '../../kit/lists/find.ts'
import { byId, newestOf, type TicketRow } from './store.ts'

/** Finds tickets for the global search. */
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
