import type { Variant } from '@quarterdeck/contract/catalog/variants'
import { fromUnitPrice } from '@quarterdeck/contract/kit/money'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import type { ProductsTable, ProductVariantsTable } from '../../kit/sql/schema-catalog.ts'

export type ProductRow = Selectable<ProductsTable>

/** A variant without its stock. */
export type VariantRow = Pick<Selectable<ProductVariantsTable>, 'id' | 'color' | 'size' | 'code' | 'price'>
/** Stock of a variant, with its code to make the journal readable. */
export type VariantStock = Pick<Selectable<ProductVariantsTable>, 'id' | 'code' | 'stock'>

/** A product with its variants in order. Their data and their stock change independently. */
export interface ProductDoc extends ProductRow {
  readonly variants: readonly VariantRow[]
  readonly variantStocks: readonly VariantStock[]
}

type Whole = VariantRow & VariantStock

/** SQL: the variants of product `p`, as written by the database. */
export const variantsInSql = sql<Whole[]>`(
  select coalesce(jsonb_agg(to_jsonb(v) - 'productId' - 'position' order by v."position"), '[]')
  from "productVariants" as v where v."productId" = p."id")`

/** SQL: the variants as two fields of a product, for the journal. */
export const variantFieldsInSql = (product: string) => sql`(
  select jsonb_build_object(
    'variants', coalesce(jsonb_agg(to_jsonb(v) - 'productId' - 'position' - 'stock' order by v."position"), '[]'),
    'variantStocks', coalesce(
      jsonb_agg(jsonb_build_object('id', v."id", 'code', v."code", 'stock', v."stock") order by v."position"), '[]'))
  from "productVariants" as v where v."productId" = ${sql.ref(product)}."id")`

const fieldsOf = (variants: readonly Whole[]): Pick<ProductDoc, 'variants' | 'variantStocks'> => ({
  variants: variants.map(({ stock: _, ...variant }) => variant),
  variantStocks: variants.map(({ id, code, stock }) => ({ id, code, stock })),
})

export const withVariants = (row: ProductRow, variants: readonly Whole[]): ProductDoc => ({
  ...row,
  ...fieldsOf(variants),
})

/** Products with their variants. Of those that are locked the variants cannot be about to change. */
export const loadVariants = async (db: Db, rows: readonly ProductRow[]): Promise<ProductDoc[]> => {
  const ids = rows.filter(({ variantCount }) => variantCount > 0).map(({ id }) => id)
  const found = await loadChunked(ids, (some) =>
    db
      .selectFrom('products as p')
      .select(['p.id', variantsInSql.as('variants')])
      .where('p.id', 'in', some)
      .execute(),
  )
  const byProduct = new Map(found.map(({ id, variants }) => [id, variants]))
  return rows.map((row) => withVariants(row, byProduct.get(row.id) ?? []))
}

export const toDto = ({ variants, variantStocks }: ProductDoc): Variant[] =>
  variants.map(({ price, ...variant }, index) => ({
    ...(variant as Pick<Variant, 'id' | 'color' | 'size' | 'code'>),
    price: price === null ? null : fromUnitPrice(price),
    stock: variantStocks[index]?.stock ?? 0,
  }))

type Parts = Partial<Pick<ProductDoc, 'variants' | 'variantStocks'>>

const saveKinds = async (tx: Tx, productId: number, variants: readonly VariantRow[]): Promise<void> => {
  const ids = variants.map(({ id }) => id)
  await tx
    .deleteFrom('productVariants')
    .where('productId', '=', productId)
    .$if(ids.length > 0, (gone) => gone.where('id', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  await tx
    .insertInto('productVariants')
    .values(variants.map((variant, position) => ({ ...variant, productId, position, stock: 0 })))
    .onConflict((known) =>
      known.column('id').doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        color: ref('excluded.color'),
        size: ref('excluded.size'),
        code: ref('excluded.code'),
        price: ref('excluded.price'),
      })),
    )
    .execute()
}

/** Stores what the variants of a product are, how many there are of each, or both. */
export const saveVariants = async (tx: Tx, productId: number, { variants, variantStocks }: Parts): Promise<void> => {
  if (variants) await saveKinds(tx, productId, variants)
  if (!variantStocks || variantStocks.length === 0) return
  await sql`update "productVariants" as v set "stock" = of."stock"
    from jsonb_to_recordset(${JSON.stringify(variantStocks)}::jsonb) as of("id" integer, "stock" integer)
    where v."productId" = ${productId} and v."id" = of."id" and v."stock" <> of."stock"`.execute(tx)
}
