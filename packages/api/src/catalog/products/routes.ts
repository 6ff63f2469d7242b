import { productList, products } from '@quarterdeck/contract/catalog/products'
import { productCategories, productColors, productSizes } from '@quarterdeck/contract/kit/constants'
import { optionsOf } from '@quarterdeck/contract/kit/options'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { exportList } from '../../kit/files/export.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import { changeRecord, deleteRecords, idsOf } from '../../kit/records/records.ts'
import { suggestedCode, withCode } from './codes.ts'
import * as store from './store.ts'
import { adjustPartStock } from './variant-rules.ts'

/** Delete reuses the message of users, as specified. */
const deleteRepository = { ...store.repository, title: 'User' }

export const serveProducts = (serve: Serve): void => {
  serve.shared(products.list, async ({ db, list, url }) =>
    listAnswer(productList, url, list, await store.list(db, list), (rows) => rows.map(store.rowToDto)),
  )

  serve.shared(products.facets, ({ db, list }) => store.facets(db, list))
  serve.read(products.export, async ({ db, list, query }) => exportList(db, store.collection, list, query))

  serve.read(products.read, async ({ db, query }) => {
    const product = await store.byId(db, store.repository.keyOf(query.id ?? '') ?? 0)
    if (!product) throw notFound('Product')
    return store.toDto(product)
  })

  serve.write(products.create, async ({ body, ...context }) => {
    const product = store.toDto(await store.create(context, body))
    return { product: { ...product, createAt: product.createdAt, image: product.featureImage } }
  })

  serve.write(products.update, async ({ body, query, ifMatch, ...context }) => ({
    product: store.toDto(await store.change(context, query.id, ifMatch, body)),
  }))

  serve.write(products.stock, async ({ body: { by, reason, variant }, query, ...context }) => ({
    // Amounts add up in any order, so that no version is too old for one.
    product: store.toDto(
      await changeRecord(
        { ...context, reason },
        store.repository,
        query.id,
        undefined,
        adjustPartStock('by', by, variant),
      ),
    ),
  }))

  serve.read(products.code, async ({ db, query }) => ({
    suggested: await suggestedCode(db, query.title),
    taken: (query.code && (await withCode(db, query.code, store.repository.keyOf(query.for ?? '')))) || null,
  }))

  serve.write(products.remove, async ({ body, query, ifMatch, ...context }) => {
    const { single, ids } = idsOf(query, body)
    const removed = await deleteRecords(context, deleteRepository, ids, single ? ifMatch : undefined)
    const [first, ...rest] = removed.map(store.toDto)
    if (!first) throw notFound('User')
    return { product: single ? first : [first, ...rest] }
  })

  serve.read(products.categories, async () => optionsOf(productCategories))
  serve.read(products.colors, async () => optionsOf(productColors))
  serve.read(products.sizes, async () => optionsOf(productSizes, (size) => size.toUpperCase()))
}
