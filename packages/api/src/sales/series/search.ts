import { findBy } from '../../kit/lists/find.ts'
import { newestOf } from '../../kit/lists/newest.ts'
import { type SeriesDoc, toDto } from './rules.ts'
import { byId, listed } from './store.ts'

/** Finds series for the global search. */
export const find = findBy({
  byId,
  newestOf: (db, q, max) => newestOf<SeriesDoc>(db, listed, q, max),
  shown: (series: SeriesDoc) => {
    const { id, name, customer, state, totalAmount } = toDto(series)
    return { id, name, customer: customer.name, state, totalAmount }
  },
  texts: ({ id, name, customerName, reference }) => ({ texts: [`#${id}`, name], besides: [customerName, reference] }),
})
