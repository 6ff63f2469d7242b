import type { Importable } from '@quarterdeck/contract/entities'

/** Where the list of what is imported is, and where it is imported. */
export const places = {
  users: { list: '/users', import: '/users/import' },
  products: { list: '/products', import: '/products/import' },
} as const satisfies Readonly<Record<Importable, unknown>>
