import { ProductDraft, type ProductPatch, type ProductRecord } from '@quarterdeck/contract/catalog/products'
import type { VariantDraft } from '@quarterdeck/contract/catalog/variants'
import { reason } from '@quarterdeck/contract/kit/fields'
import { z } from 'zod'
import { fromLocalDate, localDateTimeOf } from '../../kit/lib/i18n/zone.ts'
import { changesStock, draftsOf, rowsOf, VariantRows } from './variants/rows.ts'

/** Local date and time in the user's time zone, `2026-11-22T09:30`; empty for none. */
const localTime = z.string().refine((at) => at === '' || !Number.isNaN(Date.parse(at)), { params: { code: 'date' } })

const Draft = ProductDraft.omit({ variants: true })

const Input = Draft.extend({
  publishAt: localTime,
  /** Relative change of the stock; 0 for none. */
  stockBy: z.int().min(-1_000_000_000).max(1_000_000_000),
  variants: VariantRows,
  reason: reason.unwrap(),
})
export type ProductInput = z.output<typeof Input>
export type ProductInputName = keyof ProductInput

const isPast = (at: string): boolean => at !== '' && fromLocalDate(new Date(at)) <= new Date()

/** Returns the schema of the form. A publication date in the past is rejected unless unchanged. */
export const productInput = (before: ProductInput): z.ZodType<ProductInput> =>
  Input.refine(({ publishAt, status }) => status !== 'Draft' || publishAt === before.publishAt || !isPast(publishAt), {
    path: ['publishAt'],
    params: { code: 'date' },
    // Also where another field is wrong: all is said at once.
    when: () => true,
  })
    .refine(({ stockBy, variants, reason: why }) => !(stockBy || changesStock(variants)) || why.trim() !== '', {
      path: ['reason'],
      params: { code: 'required' },
      when: () => true,
    })
    .refine(({ code }) => before.code === '' || code !== '', {
      path: ['code'],
      params: { code: 'required' },
      when: () => true,
    })

const localOf = (iso: string | null): string => (iso === null ? '' : localDateTimeOf(iso))

const instantOf = (local: string): string | null => (local ? fromLocalDate(new Date(local)).toISOString() : null)

/** Initial values of a new product; its price is required. */
export const blank: ProductInput = {
  ...Draft.omit({ title: true, price: true, publishAt: true }).parse({}),
  title: '',
  price: null as unknown as number,
  publishAt: '',
  stockBy: 0,
  variants: [],
  reason: '',
}

/** Converts a product to form values. */
export const inputOf = (product: ProductRecord): ProductInput => {
  const kept = Object.keys(Draft.shape).map((name) => [name, product[name as keyof typeof Draft.shape]])
  return {
    ...(Object.fromEntries(kept) as z.output<typeof Draft>),
    publishAt: localOf(product.publishAt),
    stockBy: 0,
    variants: rowsOf(product),
    reason: '',
  }
}

/** Converts form values to a new product. */
export const draftOf = ({ stockBy: _, reason: __, publishAt, variants, ...typed }: ProductInput): ProductDraft => ({
  ...typed,
  variants: draftsOf(variants),
  ...(variants.length > 0 && { stock: 0 }),
  publishAt: typed.status === 'Draft' ? instantOf(publishAt) : null,
})

export type SentPatch = ProductPatch & {
  readonly stockBy?: number
  readonly variants?: VariantDraft[]
  readonly reason?: string
}

/** Returns the stock changes, of the variants if there are any. */
const stockOf = (
  changed: readonly ProductInputName[],
  { stockBy, variants, reason: why }: ProductInput,
): SentPatch => ({
  ...(changed.includes('variants') && { variants: draftsOf(variants) }),
  ...(changed.includes('stockBy') && variants.length === 0 && { stockBy }),
  ...(why.trim() && (stockBy !== 0 || changesStock(variants)) && { reason: why }),
})

const sentApart: readonly ProductInputName[] = ['publishAt', 'stockBy', 'variants', 'reason']

/** Returns the changes as a patch. Published products have no publication date. */
export const patchOf = (changed: readonly ProductInputName[], typed: ProductInput): SentPatch => {
  const names = changed.filter((name) => !sentApart.includes(name))
  const isPlanned = changed.includes('publishAt') && typed.status === 'Draft'
  return {
    ...(Object.fromEntries(names.map((name) => [name, typed[name]])) as ProductPatch),
    ...stockOf(changed, typed),
    ...(isPlanned && { publishAt: instantOf(typed.publishAt) }),
  }
}
