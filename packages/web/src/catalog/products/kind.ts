import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { productMessages } from './messages/index.ts'

const words = titleOf(productMessages, (m) => m.words)

export const productKind = {
  words,
  icon: IconPackage,
  history: lazyModule(async () => (await import('./described.ts')).useProductHistory),
  reading: lazyModule(async () => {
    const { ProductDetails, ProductName } = await import('./details.tsx')
    return { Details: ProductDetails, Name: ProductName }
  }),
  screen: (id) => ({ to: '/products/$id/overview', params: { id } }),
  notes: (id) => ({ to: '/products/$id/overview', params: { id }, search: { tab: 'notes' } }),
  list: {
    entity: 'products',
    words,
    title: titleOf(productMessages, (m) => m.list.title),
    statuses: titleOf(productMessages, (m) => m.statuses),
    shortcut: 'goToProducts',
    hasCards: true,
    source: async () => (await import('./source.ts')).productSource,
    screen: async () => (await import('./list/list.tsx'))?.ProductList,
  },
  form: {
    entity: 'products',
    createTitle: titleOf(productMessages, (m) => m.form.createTitle),
    editTitle: titleOf(productMessages, (m) => m.form.editTitle),
    createScreen: async () => (await import('./form/create-page.tsx'))?.ProductCreatePage,
    editScreen: async () => (await import('./form/edit-page.tsx'))?.ProductEditPage,
    prefetch: async () => {
      const { productRecord } = await import('../reference/index.ts')
      return (queries, id) => void queries.prefetchQuery(productRecord(id))
    },
  },
  bin: { entity: 'products', title: titleOf(productMessages, (m) => m.words.bin) },
  import: {
    entity: 'products',
    words: titleOf(productMessages, (m) => m.importing),
    title: titleOf(productMessages, (m) => m.importing.title),
    example: lazyModule(async () => (await import('./import-example.ts')).importExample),
  },
  search: {
    entity: 'products',
    words: titleOf(productMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ products = [] }) =>
      products.map(({ id, title, code, image, match, matched }) => ({
        id,
        match,
        matched,
        label: title,
        about: code,
        thumb: image,
        to: { to: '/products/$id', params: { id: String(id) } },
      })),
  },
  summaries: ['/products/figures', '/products/levels'],
} satisfies Kind
