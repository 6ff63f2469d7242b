import { expect, test } from 'vitest'
import { type Client, type Json, untilNotBusy } from '../client.ts'
import type { Given } from './given.ts'

const productOf = async (client: Client, id = 3): Promise<Json> => (await client.get(`/products?id=${id}`)).json

/** Oak chairs in two colors and two sizes, and one without a size: 15 pieces. */
const drafts = [
  { color: 'Red', size: 'm', stock: 5 },
  { color: 'red', size: 'l', stock: 4, price: 99.5 },
  { color: 'blue', size: 'm', code: 'CHAIR-BLUE', stock: 6 },
  { color: 'green' },
]

const withVariants = async (client: Client): Promise<Json> =>
  (await client.put('/products?id=3', { variants: drafts })).json.product

const stocksOf = ({ variants }: Json) => variants.map(({ stock }: Json) => stock)

/** Tests of variants by endpoint of products. */
export const variantTests = ({ as }: Given) => ({
  update: () => {
    test('tells variants apart, whose stocks come to that of the product', async () => {
      const manager = await as('manager')
      const before = await productOf(manager)
      const product = await withVariants(manager)
      expect(product.variants).toMatchObject([
        { color: 'red', size: 'm', code: `${before.code}-RED-M`, price: null, stock: 5 },
        { color: 'red', size: 'l', code: `${before.code}-RED-L`, price: 99.5, stock: 4 },
        { color: 'blue', size: 'm', code: 'CHAIR-BLUE', price: null, stock: 6 },
        { color: 'green', size: null, code: `${before.code}-GREEN`, price: null, stock: 0 },
      ])
      expect(product).toMatchObject({ stock: 15, variantCount: 4, version: before.version + 1, price: before.price })
      expect(await productOf(manager)).toEqual(product)
      const [listed] = (await manager.get('/products?q=chair-blue')).json
      expect(listed).toMatchObject({ id: 3, stock: 15, variantCount: 4 })
      expect(listed).not.toHaveProperty('variants')

      const [red, large, blue, green] = product.variants
      const variants = [
        { ...blue, stockBy: -2 },
        { id: red.id, price: 80, code: 'CHAIR-RED' },
        large,
        { size: 'xl', stock: 1 },
      ]
      const changed = await manager.put('/products?id=3', { variants, reason: 'Counted' })
      expect(changed.json.product).toMatchObject({
        stock: 14,
        variants: [
          { ...blue, stock: 4 },
          { ...red, price: 80, code: 'CHAIR-RED' },
          large,
          { color: null, size: 'xl', stock: 1 },
        ],
      })
      const [entry] = (await manager.get('/changes?entity=products&record=3')).json
      expect(entry).toMatchObject({ reason: 'Counted', before: { stock: 15 }, after: { stock: 14 } })
      expect(entry.before.variants.map(({ id }: Json) => id)).toEqual([red, large, blue, green].map(({ id }) => id))

      await manager.post('/changes/undo', { batch: changed.headers.get('x-change-batch') })
      expect(await productOf(manager)).toMatchObject({ stock: 15, variants: product.variants })
      const without = (await manager.put('/products?id=3', { variants: [], stock: 8 })).json.product
      expect(without).toMatchObject({ stock: 8, variants: [], variantCount: 0 })
    })

    test('refuses variants at the one that cannot be', async () => {
      const manager = await as('manager')
      const { variants } = await withVariants(manager)
      const [red, , blue] = variants
      const refusals: [Json, string, string][] = [
        [{ variants: [{ stock: 1 }] }, 'variants.0.color', 'required'],
        [{ variants: [red, { color: 'red', size: 'm' }] }, 'variants.1.color', 'taken'],
        [{ variants: [red, { ...blue, code: red.code.toLowerCase() }] }, 'variants.1.code', 'taken'],
        [{ variants: [{ ...red, code: (await productOf(manager, 1)).code }] }, 'variants.0.code', 'taken'],
        [{ variants: [{ ...red, code: (await productOf(manager, 12)).variants[1].code }] }, 'variants.0.code', 'taken'],
        [{ variants: [{ ...red, stock: 7 }] }, 'variants.0.stock', 'invalid'],
        [{ variants: [{ id: red.id, stockBy: -6 }] }, 'variants.0.stockBy', 'too_small'],
        [{ variants: [{ id: 9999 }] }, 'variants.0.id', 'unknown_record'],
        [{ variants: [{ ...red, price: -1 }] }, 'variants.0.price', 'too_small'],
        [{ variants: [red], stock: 99 }, 'stock', 'has_variants'],
        [{ stock: 99 }, 'stock', 'has_variants'],
        [{ stockBy: 1 }, 'stockBy', 'has_variants'],
      ]
      for (const [patch, field, code] of refusals) {
        const { status, json } = await manager.put('/products?id=3', patch)
        expect([status, json.fields]).toMatchObject([422, { [field]: { code } }])
      }
      const other = await manager.put('/products?id=1', { code: 'chair-blue' })
      expect([other.status, other.json.fields.code.code]).toEqual([422, 'taken'])
      expect(await productOf(manager)).toMatchObject({ stock: 15, variants })
    })

    test('lets two people change one product, and tells who would overwrite the other', async () => {
      const manager = await as('manager')
      const { version, variants } = await withVariants(manager)
      const [red, ...rest] = variants
      await manager.post('/products/stock?id=3', { by: -3, reason: 'Sold', variant: red.id })
      const priced = [{ ...red, stock: undefined, stockBy: 10, price: 70 }, ...rest]
      const merged = await manager.put('/products?id=3', { variants: priced }, { 'if-match': `"${version}"` })
      expect(merged.json.product).toMatchObject({ stock: 22, variants: [{ price: 70, stock: 12 }, ...rest] })
      const late = await manager.put('/products?id=3', { variants: rest }, { 'if-match': `"${version}"` })
      expect([late.status, late.json.conflicts]).toEqual([409, ['variants']])
    })

    test('keeps the stock of products with variants from being set by cells, plans and undone changes', async () => {
      const manager = await as('manager')
      const sold = await manager.post('/products/stock?id=3', { by: -2, reason: 'Sold' })
      const { variants } = await withVariants(manager)
      const edits = [
        { id: '3', change: { stock: 1, price: 12 } },
        { id: '4', change: { stock: 1 } },
      ]
      const { records, refused } = (await manager.post('/edits', { entity: 'products', edits })).json
      expect(records).toMatchObject([
        { id: 3, price: 12, stock: 15, variants },
        { id: 4, stock: 1 },
      ])
      expect(refused).toMatchObject([{ id: '3', field: 'stock', code: 'has_variants' }])
      const plan = await manager.post('/plans', {
        entity: 'products',
        selection: { ids: ['3', '4'] },
        action: { type: 'edit', change: { stock: 9 } },
      })
      expect(plan.json).toMatchObject({ refused: [{ id: '3', code: 'has_variants' }] })
      const undone = await manager.post('/changes/undo', { batch: sold.headers.get('x-change-batch') })
      expect(undone.json).toMatchObject({ undone: 0, kept: [{ record: '3', reason: 'has_variants' }] })
      expect(await productOf(manager)).toMatchObject({ stock: 15, variants })
    })

    test('come back with a version, and with the product from the bin', async () => {
      const manager = await as('manager')
      const { version, variants } = await withVariants(manager)
      await manager.put('/products?id=3', { variants: variants.slice(2) })
      const wish = { entity: 'products', record: '3', version, fields: ['variants', 'variantStocks'] }
      await manager.post('/changes/restore', wish)
      expect(await productOf(manager)).toMatchObject({ stock: 15, variants })

      const deleted = await manager.del('/products', { ids: [3, 4] })
      expect((await manager.put('/products?id=1', { code: 'CHAIR-BLUE' })).status).toBe(200)
      const undo = { batch: deleted.headers.get('x-change-batch') }
      expect((await manager.post('/changes/undo', undo)).json).toMatchObject({ undone: 1, kept: [{ record: '3' }] })
      await manager.put('/products?id=1', { code: 'SOMETHING-ELSE' })
      expect((await manager.post('/changes/undo', undo)).json).toMatchObject({ undone: 1 })
      expect(await productOf(manager)).toMatchObject({ stock: 15, variants })
    })
  },

  create: () => {
    test('creates a product with its variants', async () => {
      const manager = await as('manager')
      const { status, json } = await manager.post('/products', { title: 'Deck Chair', price: 20, variants: drafts })
      expect([status, json.product]).toMatchObject([
        201,
        { stock: 15, variants: [{ code: 'DEC-CHA-RED-M' }, { stock: 4 }, { price: null }, { stock: 0 }] },
      ])
      const again = await manager.post('/products', { title: 'Deck Chair', price: 20, variants: drafts })
      expect([again.status, again.json.fields['variants.2.code'].code]).toEqual([422, 'taken'])
    })
  },

  stock: () => {
    test('counts each of 80 changes of one variant at one moment', async () => {
      const manager = await as('manager')
      const { variants } = await withVariants(manager)
      const [red, , blue] = variants
      await manager.post('/products/stock?id=3', { by: 95, reason: 'Delivery', variant: red.id })
      const sold = await Promise.all(
        Array.from({ length: 80 }, (_, n) =>
          untilNotBusy(() =>
            manager.post('/products/stock?id=3', {
              by: -1,
              reason: `Sale ${n}`,
              variant: n % 16 === 0 ? blue.id : red.id,
            }),
          ),
        ),
      )
      expect(new Set(sold.map(({ status }) => status))).toEqual(new Set([200]))
      const product = await productOf(manager)
      expect([product.stock, stocksOf(product)]).toEqual([30, [25, 4, 1, 0]])
    })

    test('goes back by its amount, whatever was counted since', async () => {
      const manager = await as('manager')
      const { variants } = await withVariants(manager)
      const [red, large] = variants
      const more = await manager.post('/products/stock?id=3', { by: 10, reason: 'Delivery', variant: red.id })
      await manager.post('/products/stock?id=3', { by: -7, reason: 'Sold', variant: red.id })
      await manager.post('/products/stock?id=3', { by: -1, reason: 'Sold', variant: large.id })
      const undo = { batch: more.headers.get('x-change-batch') }
      expect((await manager.post('/changes/undo', undo)).json).toMatchObject({ undone: 0, kept: [{ record: '3' }] })
      await manager.post('/products/stock?id=3', { by: 4, reason: 'Found', variant: red.id })
      expect((await manager.post('/changes/undo', undo)).json).toMatchObject({ undone: 1, kept: [] })
      const product = await productOf(manager)
      expect([product.stock, stocksOf(product)]).toEqual([11, [2, 3, 6, 0]])
    })

    test.each([
      [{ by: 1, reason: 'x' }, 'variant', 'required'],
      [{ by: 1, reason: 'x', variant: 9999 }, 'variant', 'unknown_record'],
    ])('refuses %j for a product with variants', async (change, field, code) => {
      const { status, json } = await (await as('manager')).post('/products/stock?id=7', change)
      expect([status, json.fields[field]?.code]).toEqual([422, code])
    })
  },
})
