import { fromUnitPrice } from '@quarterdeck/contract/kit/money'
import { findBy } from '../../kit/lists/find.ts'
import { byId, newestOf } from './store.ts'
import type { ProductRow } from './variants.ts'

/** Finds products for the global search. */
export const find = findBy({
  byId,
  newestOf,
  shown: ({ id, title, code, featureImage, status, price, unit }: ProductRow) => ({
    id,
    title,
    code,
    image: featureImage,
    status,
    price: fromUnitPrice(price),
    unit,
  }),
  texts: ({ title, code }) => ({ texts: [title, code] }),
})
