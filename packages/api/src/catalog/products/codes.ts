import { suggestCode, suggestVariantCode } from '@quarterdeck/contract/catalog/product-code'
import { type FieldProblem, Problem } from '@quarterdeck/contract/kit/problem'
import { sql } from 'kysely'
import type { Db, Tx } from '../../kit/ports.ts'
import { loadChunked } from '../../kit/sql/chunks.ts'
import type { ProductDoc, ProductRow, VariantRow } from './variants.ts'

/** SQL: whether product `t` can't be restored because its code, or that of a variant, is taken. */
export const mayBeTaken = sql<boolean>`(t."variantCount" > 0
  or exists (select from "productCodes" c where c."code" = lower(t."code") and c."productId" <> t."id")
  or exists (select from "products" o where lower(o."code") = lower(t."code") and o."id" <> t."id" and o."deletedAt" is not null))`

/** Returns the live product with a code, its own or of a variant, in any letter case. */
export const withCode = (db: Db, code: string, except = 0): Promise<Pick<ProductRow, 'id' | 'title'> | undefined> =>
  db
    .selectFrom('productCodes as c')
    .innerJoin('products as p', 'p.id', 'c.productId')
    .select(['p.id', 'p.title'])
    .where('c.code', '=', code.toLowerCase())
    .where('p.id', '!=', except)
    .executeTakeFirst()

/** Returns which of these codes belong to other products, in lower case. */
export const takenCodes = async (db: Db, codes: readonly string[], except = 0): Promise<ReadonlySet<string>> => {
  const small = codes.map((code) => code.toLowerCase())
  const found = await loadChunked(small, (some) =>
    db.selectFrom('productCodes').select('code').where('code', 'in', some).where('productId', '!=', except).execute(),
  )
  return new Set(found.map(({ code }) => code))
}

type Coded = Pick<ProductDoc, 'code' | 'variants'>

const codesOf = ({ code, variants }: Coded) =>
  [['code', code] as const, ...variants.map((each, index) => [`variants.${index}.code`, each.code] as const)].map(
    ([field, text]) => ({ field, code: text.toLowerCase() }),
  )

/**
 * Rejects taken codes before saving, because a failing unique index would end the transaction of an undo.
 * @param before state with the codes it already had
 * @throws Problem at each code that is taken or repeated
 */
export const guardCodes = async (db: Db, id: number, before: Coded | undefined, after: Coded): Promise<void> => {
  const had = new Set(before ? codesOf(before).map(({ code }) => code) : [])
  const requested = codesOf(after)
  const taken = await takenCodes(
    db,
    requested.map(({ code }) => code).filter((code) => !had.has(code)),
    id,
  )
  const first = new Map(requested.toReversed().map(({ field, code }) => [code, field]))
  const wrong = requested.filter(({ field, code }) => taken.has(code) || first.get(code) !== field)
  if (wrong.length === 0) return
  const problem: FieldProblem = { code: 'taken', message: 'Another product or variant has this code' }
  throw new Problem('invalid_fields', { fields: Object.fromEntries(wrong.map(({ field }) => [field, problem])) })
}

const numbered = (stem: string, isTaken: (code: string) => boolean): string => {
  let code = stem
  for (let n = 2; isTaken(code.toLowerCase()); n++) code = `${stem}-${n}`
  return code
}

const takenFrom = async (db: Db, stem: string): Promise<ReadonlySet<string>> => {
  const taken = await db
    .selectFrom('productCodes')
    .select('code')
    .where('code', 'like', `${stem.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`)
    .execute()
  return new Set(taken.map(({ code }) => code))
}

/** Suggests an unused code for a title. */
export const suggestedCode = async (db: Db, title: string): Promise<string> => {
  const stem = suggestCode(title)
  const taken = await takenFrom(db, stem)
  return numbered(stem, (code) => taken.has(code))
}

/** Suggests an unused code and reserves it until the transaction ends. */
export const freeCode = async (tx: Tx, title: string): Promise<string> => {
  // Of two at one moment the second waits here, and sees the code of the first.
  await sql`select pg_advisory_xact_lock(hashtext('products.code'))`.execute(tx)
  return suggestedCode(tx, title)
}

/** Variants with a code each: those that have none get one from that of the product. */
export const freeCodes = async (tx: Tx, code: string, variants: readonly VariantRow[]): Promise<VariantRow[]> => {
  if (variants.every((variant) => variant.code)) return [...variants]
  const taken = new Set([...(await takenFrom(tx, code)), ...variants.map((variant) => variant.code.toLowerCase())])
  return variants.map((variant) => {
    if (variant.code) return variant
    const free = numbered(suggestVariantCode(code, variant), (each) => taken.has(each))
    taken.add(free.toLowerCase())
    return { ...variant, code: free }
  })
}
