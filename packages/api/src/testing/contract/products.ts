import { expect, test } from 'vitest'
import { type Json, untilNotBusy } from '../client.ts'
import type { Given, Tests } from './given.ts'
import { variantTests } from './product-variants.ts'
import type { UpdateExample } from './updates.ts'

const countedBy = (rows: readonly Json[], field: string): Record<string, number> => {
  const groups = Map.groupBy(rows, (row) => row[field])
  return Object.fromEntries([...groups].map(([value, group]) => [value, group.length]))
}

const values = (options: { value: string }[]) => options.map(({ value }) => value)

export const productUpdate: UpdateExample = {
  read: async (owner) => (await owner.get('/products?id=3')).json,
  change: [{ title: 'One' }, { title: 'Two' }],
}

export const productTests = (given: Given): Tests<'products'> => {
  const own = ownTests(given)
  const variants = variantTests(given)
  const both = (group: keyof typeof variants) => () => {
    own[group]?.()
    variants[group]()
  }
  return { ...own, create: both('create'), update: both('update'), stock: both('stock') }
}

const ownTests = ({ as }: Given): Tests<'products'> => ({
  list: () => {
    test('answers all products', async () => {
      const { json } = await (await as('viewer')).get('/products')
      expect(json).toHaveLength(15)
      const known = [
        'id',
        'title',
        'category',
        'code',
        'colors',
        'sizes',
        'createdAt',
        'description',
        'discount',
        'featureImage',
      ]
      const more = ['features', 'images', 'offers', 'price', 'rating', 'status', 'stock', 'totalReviews']
      for (const product of json) expect(Object.keys(product)).toEqual(expect.arrayContaining([...known, ...more]))
    })

    test('filters by category and price, and sorts by price', async () => {
      const viewer = await as('viewer')
      const all = (await viewer.get('/products')).json
      expect((await viewer.get('/products?category=fashion&category=office')).json).toEqual(
        all.filter(({ category }: { category: string }) => category === 'fashion' || category === 'office'),
      )
      const prices = (await viewer.get('/products?sort=-price')).json.map(({ price }: { price: number }) => price)
      expect(prices).toEqual([...prices].sort((a, b) => b - a))
      expect((await viewer.get('/products?price.lte=49.99')).json).toEqual(
        all.filter(({ price }: { price: number }) => price <= 49.99),
      )
    })
  },

  facets: () => {
    test('counts as many in a band as the list finds in it', async () => {
      const viewer = await as('viewer')
      const { json } = await viewer.get('/products/facets')
      for (const field of ['stockBand', 'priceBand', 'ratingBand']) {
        for (const [value, count] of Object.entries(json[field])) {
          expect([value, (await viewer.get(`/products?${field}=${value}`)).json.length]).toEqual([value, count])
        }
      }
      const low: Json[] = (await viewer.get('/products?stockBand=low&stockBand=out')).json
      const all: Json[] = (await viewer.get('/products')).json
      expect(low).toEqual(all.filter(({ stock }) => stock <= 10))
    })

    test('counts by category and status, each under the other filters', async () => {
      const viewer = await as('viewer')
      const all: Json[] = (await viewer.get('/products')).json
      const { json } = await viewer.get('/products/facets?category=office')
      const office = all.filter(({ category }) => category === 'office')
      expect(json.category).toEqual(countedBy(all, 'category'))
      expect(json.status).toEqual(countedBy(office, 'status'))
      const few = office.filter(({ stock }) => stock > 0 && stock <= 10).length
      const none = office.filter(({ stock }) => stock === 0).length
      expect([json.stockBand.low ?? 0, json.stockBand.out ?? 0]).toEqual([few, none])
      const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)
      expect([sum(json.stockBand), sum(json.priceBand), sum(json.ratingBand)]).toEqual(Array(3).fill(office.length))
    })
  },

  export: () => {
    test('writes the products that match with the chosen columns', async () => {
      const viewer = await as('viewer')
      const { text } = await viewer.get(
        '/products/export.csv?category=office&sort=title&titles=["Code","Price"]&fields=code,price',
      )
      const found: Json[] = (await viewer.get('/products?category=office&sort=title')).json
      const lines = found.map(({ code, price }) => `${code},${price}\r\n`)
      expect(text.replace('\uFEFF', '')).toBe(`Code,Price\r\n${lines.join('')}`)
    })
  },

  create: () => {
    test('creates a product and suggests a free code', async () => {
      const manager = await as('manager')
      const draft = {
        title: 'Walnut Desk Lamp',
        category: 'Office',
        price: 89.9,
        discount: 12.5,
        colors: ['blue'],
        sizes: ['s', 'm'],
        features: [{ name: 'Height', value: '40 cm' }],
        offers: ['Two for one'],
        images: ['/api/pictures/product?name=x'],
        stock: 4,
      }
      const first = await manager.post('/products', draft)
      expect(first.status).toBe(201)
      expect(first.json.product).toMatchObject({
        ...draft,
        id: 16,
        category: 'office',
        code: 'WAL-DES-LAM',
        status: 'Draft',
        rating: 0,
        totalReviews: 0,
      })
      expect((await manager.post('/products', draft)).json.product.code).toBe('WAL-DES-LAM-2')
      expect((await manager.get('/products?id=16')).json).toMatchObject({ ...draft, category: 'office' })
    })

    test.each([
      ['a < b & c', 'a < b & c'],
      ['<h2>Oak</h2><p>It <b>lasts</b>.</p><script>alert(1)</script>', '<h2>Oak</h2><p>It <strong>lasts</strong>.</p>'],
      ['<p onclick="x()">a <a href="javascript:x()">b</a></p>', '<p>a <a>b</a></p>'],
      [
        'See <a href="https://x.example/?a=1&b=2" target="_blank">it</a>',
        '<p>See <a href="https://x.example/?a=1&amp;b=2">it</a></p>',
      ],
      ['<img src=x onerror=alert(1)>', ''],
    ])('keeps of the description %j what formats it', async (description, kept) => {
      const manager = await as('manager')
      const { json } = await manager.post('/products', { title: 'Chair', price: 1, description })
      expect(json.product.description).toBe(kept)
      const changed = await manager.put('/products?id=1', { description })
      expect(changed.json.product.description).toBe(kept)
    })

    test('has a price of parts of a cent, for a unit', async () => {
      const owner = await as('owner')
      const make = (more: Json) => owner.post('/products', { title: 'Current', price: 0.2847, unit: 'kwh', ...more })
      const { status, json } = await make({})
      const { id } = json.product
      expect([status, json.product.price, json.product.unit]).toEqual([201, 0.2847, 'KWH'])
      for (const query of ['price=0.2847', 'price.gte=0.2847&price.lt=0.2848', 'price.gt=0.284&price.lte=0.2847'])
        expect((await owner.get(`/products?${query}`)).json).toMatchObject([{ id, price: 0.2847 }])
      expect((await owner.get(`/products/export.csv?ids=${id}&fields=price,unit`)).text).toContain('0.2847,KWH')
      expect((await owner.get('/search?q=current&in=products')).json.products).toMatchObject([
        { id, price: 0.2847, unit: 'KWH' },
      ])
      const wrong = { price: { price: 0.28475 }, unit: { unit: 'furlong' } }
      for (const [field, more] of Object.entries(wrong))
        expect(Object.keys((await make(more)).json.fields)).toEqual([field])
    })

    test('gives products made at one moment codes of their own', async () => {
      const manager = await as('manager')
      const made = await Promise.all(
        Array.from({ length: 5 }, () => manager.post('/products', { title: 'Same Thing Here', price: 1 })),
      )
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
      expect(new Set(made.map(({ json }) => json.product.code)).size).toBe(5)
    })

    test.each([
      [{ price: 1 }, 'title', 'required'],
      [{ title: 'x' }, 'price', 'required'],
      [{ title: 'x', price: -0.01 }, 'price', 'too_small'],
      [{ title: 'x', price: 0.00001 }, 'price', 'decimals'],
      [{ title: 'x', price: 1, discount: 101 }, 'discount', 'too_big'],
      [{ title: 'x', price: 1, stock: 1.5 }, 'stock', 'whole'],
      [{ title: 'x', price: 1, stock: -1 }, 'stock', 'too_small'],
      [{ title: 'x', price: 1, colors: ['beige'] }, 'colors.0', 'choice'],
      [{ title: 'x', price: 1, sizes: ['m', 'M'] }, 'sizes', 'taken'],
      [{ title: 'x', price: 1, category: 'boats' }, 'category', 'choice'],
    ])('refuses %j', async (draft, field, code) => {
      const { status, json } = await (await as('manager')).post('/products', draft)
      expect([status, json.fields[field]?.code]).toEqual([422, code])
    })

    test('refuses a code that another product has', async () => {
      const manager = await as('manager')
      const { code } = (await manager.get('/products?id=1')).json
      const { status, json } = await manager.post('/products', { title: 'x', price: 1, code: code.toLowerCase() })
      expect([status, json.fields.code.code]).toEqual([422, 'taken'])
    })
  },

  update: () => {
    test('changes what is sent', async () => {
      const { json } = await (await as('manager')).put('/products?id=2', {
        price: 5.05,
        colors: ['red', 'pink'],
        features: [],
      })
      expect(json.product).toMatchObject({ id: 2, price: 5.05, colors: ['red', 'pink'], features: [], version: 2 })
    })

    test('takes an amount of the stock along with other fields, whoever sold some meanwhile', async () => {
      const manager = await as('manager')
      const { stock } = (await manager.get('/products?id=3')).json
      await manager.post('/products/stock?id=3', { by: -4, reason: 'Sold' })
      const patch = { title: 'Oak Chair', stockBy: 10, reason: 'Delivery' }
      const { json } = await manager.put('/products?id=3', patch, { 'if-match': '"1"' })
      expect(json.product).toMatchObject({ title: 'Oak Chair', stock: stock + 6 })
      const [entry] = (await manager.get('/changes?entity=products&record=3')).json
      expect(entry).toMatchObject({ reason: 'Delivery', after: { title: 'Oak Chair', stock: stock + 6 } })

      const tooMany = await manager.put('/products?id=3', { stockBy: -1000 })
      expect([tooMany.status, tooMany.json.fields.stockBy.code]).toEqual([422, 'too_small'])
      const both = await manager.put('/products?id=3', { stock: 1, stockBy: 1 })
      expect([both.status, both.json.fields.stockBy.code]).toEqual([422, 'invalid'])
      const old = await manager.put('/products?id=3', { stock: 1 }, { 'if-match': '"1"' })
      expect([old.status, old.json.conflicts]).toEqual([409, ['stock']])
    })

    test('plans the publication of a draft, which being published ends', async () => {
      const manager = await as('manager')
      const publishAt = new Date(Date.now() + 3_600_000).toISOString()
      const draft = (await manager.post('/products', { title: 'Later', price: 1, publishAt })).json.product
      expect(draft).toMatchObject({ status: 'Draft', publishAt })
      const published = await manager.put(`/products?id=${draft.id}`, { status: 'Published' })
      expect(published.json.product).toMatchObject({ status: 'Published', publishAt: null })
      const batch = published.headers.get('x-change-batch')
      await manager.post('/changes/undo', { batch })
      expect((await manager.get(`/products?id=${draft.id}`)).json).toMatchObject({ status: 'Draft', publishAt })
    })

    test.each([
      [{ publishAt: '2020-01-01T00:00:00.000Z' }, 'date'],
      [{ publishAt: '2999-01-01T00:00:00.000Z', status: 'Published' }, 'invalid'],
      [{ publishAt: 'soon' }, 'invalid'],
    ])('refuses %j', async (patch, code) => {
      const manager = await as('manager')
      await manager.put('/products?id=14', { status: 'Draft' })
      const { status, json } = await manager.put('/products?id=14', patch)
      expect([status, json.fields.publishAt?.code]).toEqual([422, code])
    })
  },

  stock: () => {
    test('counts each of 80 changes at one moment, and journals each with its reason', async () => {
      const manager = await as('manager')
      const { stock } = (await manager.get('/products?id=1')).json
      const sold = await Promise.all(
        Array.from({ length: 80 }, (_, n) =>
          untilNotBusy(() => manager.post('/products/stock?id=1', { by: -1, reason: `Sale ${n}` })),
        ),
      )
      expect(new Set(sold.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await manager.get('/products?id=1')).json).toMatchObject({ stock: stock - 80, version: 81 })
      const entries = (await manager.get('/changes?entity=products&record=1&perPage=80')).json
      const reasons: string[] = entries.map(({ reason }: { reason: string }) => reason)
      expect(reasons.toSorted()).toEqual(Array.from({ length: 80 }, (_, n) => `Sale ${n}`).toSorted())
      expect(entries[0]).toMatchObject({ before: { stock: stock - 79 }, after: { stock: stock - 80 } })
    })

    test('is not kept from by an older version, and goes back by Undo', async () => {
      const manager = await as('manager')
      const { stock, version } = (await manager.get('/products?id=2')).json
      await manager.post('/products/stock?id=2', { by: -2, reason: 'Broken' })
      const { json, headers } = await manager.post(
        '/products/stock?id=2',
        { by: 5, reason: 'Found in the storeroom' },
        { 'if-match': `"${version}"` },
      )
      expect(json.product).toMatchObject({ id: 2, stock: stock + 3, version: version + 2 })
      const undone = await manager.post('/changes/undo', { batch: headers.get('x-change-batch') })
      expect(undone.json).toMatchObject({ undone: 1, kept: [] })
      expect((await manager.get('/products?id=2')).json.stock).toBe(stock - 2)
    })

    test('goes back by its amount, whatever was counted since, and stays where there is not as much left', async () => {
      const manager = await as('manager')
      const { stock } = (await manager.get('/products?id=2')).json
      const more = await manager.post('/products/stock?id=2', { by: 100, reason: 'Delivery' })
      await manager.post('/products/stock?id=2', { by: -7, reason: 'Sold' })
      const undo = { batch: more.headers.get('x-change-batch') }
      expect((await manager.post('/changes/undo', undo)).json).toMatchObject({ undone: 1, kept: [] })
      expect((await manager.get('/products?id=2')).json.stock).toBe(stock - 7)

      const again = await manager.post('/products/stock?id=2', { by: 100, reason: 'Delivery' })
      await manager.put('/products?id=2', { stock: 3 })
      const undone = await manager.post('/changes/undo', { batch: again.headers.get('x-change-batch') })
      expect(undone.json).toMatchObject({ undone: 0, kept: [{ record: '2', fields: ['stock'] }] })
      expect((await manager.get('/products?id=2')).json.stock).toBe(3)
    })

    test.each([
      [{ by: -1_000_000, reason: 'x' }, 'by', 'too_small'],
      [{ by: 1_000_000_000, reason: 'x' }, 'by', 'too_big'],
      [{ by: 0, reason: 'x' }, 'by', 'required'],
      [{ by: 1.5, reason: 'x' }, 'by', 'whole'],
      [{ by: 1, reason: ' ' }, 'reason', 'required'],
      [{ by: 1 }, 'reason', 'required'],
    ])('refuses %j and leaves the stock as it is', async (change, field, code) => {
      const manager = await as('manager')
      const { status, json } = await manager.post('/products/stock?id=1', change)
      expect([status, json.fields[field]?.code]).toEqual([422, code])
      expect((await manager.get('/products?id=1')).json.version).toBe(1)
    })

    test('does not find an unknown product', async () => {
      const { status, json } = await (await as('manager')).post('/products/stock?id=99', { by: 1, reason: 'x' })
      expect([status, json.message]).toEqual([404, 'Product not found'])
    })
  },

  code: () => {
    test('suggests a free code for a title, and says which product has one', async () => {
      const manager = await as('manager')
      const { code, title } = (await manager.get('/products?id=1')).json
      await manager.post('/products', { title: 'Brass Lamp', price: 1 })
      const asked = await manager.get(`/products/code?title=Brass%20Lamp&code=${code.toLowerCase()}`)
      expect(asked.json).toEqual({ suggested: 'BRA-LAM-2', taken: { id: 1, title } })
      expect((await manager.get(`/products/code?code=${code}&for=1`)).json.taken).toBeNull()
      expect((await manager.get('/products/code?code=NOBODY-HAS-IT')).json.taken).toBeNull()
    })
  },

  remove: () => {
    test('answers the deleted products for ids and the product for an id', async () => {
      const manager = await as('manager')
      expect((await manager.del('/products', { ids: [14, 15] })).json.product).toHaveLength(2)
      expect((await manager.del('/products?id=13')).json.product.id).toBe(13)
    })
  },

  categories: () => {
    test('answers the nine categories', async () => {
      const { json } = await (await as('viewer')).get('/products/categories')
      expect(values(json)).toEqual([
        'fashion',
        'electronics',
        'furniture',
        'home-kitchen',
        'accessories',
        'office',
        'sports-outdoors',
        'kitchen-dining',
        'stationery',
      ])
      expect(json[3]).toEqual({ id: 4, title: 'Home Kitchen', value: 'home-kitchen' })
    })
  },

  colors: () => {
    test('answers the six colours', async () => {
      const { json } = await (await as('viewer')).get('/products/colors')
      expect(values(json)).toEqual(['blue', 'red', 'orange', 'green', 'purple', 'pink'])
    })
  },

  sizes: () => {
    test('answers the six sizes', async () => {
      const { json } = await (await as('viewer')).get('/products/sizes')
      expect(values(json)).toEqual(['xs', 's', 'm', 'l', 'xl', 'xxl'])
    })
  },
})
