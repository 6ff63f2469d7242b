import { type ProductFigures, productFigures, type Sold } from '@quarterdeck/contract/catalog/product-figures'
import { toDecimal } from '@quarterdeck/contract/kit/money'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db } from '../../kit/ports.ts'
import { lineAmount } from '../../kit/sql/line-amount.ts'
import { byId, repository } from './store.ts'

interface Row {
  readonly part: keyof ProductFigures
  readonly orders: number
  readonly pieces: number
  readonly revenue: number
}

const none: Sold = { orders: 0, pieces: 0, revenue: 0 }

const statsOf = async (db: Db, product: number, since: string): Promise<ProductFigures> => {
  const { rows } = await sql<Row>`
    select case when o."status" = 'Return' then 'returned' when o."createAt" >= ${since} then 'recent' else 'earlier' end as part,
      count(distinct o."id")::int as orders, sum(i."quantity"::numeric)::double precision as pieces, sum(${lineAmount('i')})::bigint as revenue
    from "orderItems" as i join "orders" as o on o."id" = i."orderId"
    where i."productId" = ${product} and o."deletedAt" is null group by 1`.execute(db)
  const found = rows.map(({ part, revenue, ...counts }) => [part, { ...counts, revenue: toDecimal(revenue) }])
  return { recent: none, earlier: none, returned: none, ...Object.fromEntries(found) }
}

export const serveProductFigures = (serve: Serve): void => {
  serve.read(productFigures.read, async ({ db, query }) => {
    const product = await byId(db, repository.keyOf(query.id) ?? 0)
    if (!product) throw notFound('Product')
    return statsOf(db, product.id, query.since)
  })
}
