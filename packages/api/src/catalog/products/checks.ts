import { sql } from 'kysely'
import { type Check, figureCheck, tableCheck } from '../../kit/records/check.ts'

const sales = tableCheck({
  name: 'What was sold of each product',
  wrong: sql`
    select format('product %s: kept %s pieces worth %s, counted %s worth %s', "productId",
      coalesce(kept.quantity, 0), coalesce(kept.amount, 0), coalesce(truth."quantity", 0), coalesce(truth."amount", 0)) as wrong
    from (select "productId", sum("quantity") as quantity, sum("amount") as amount from "sales" group by "productId") as kept
    full join "salesTruth" as truth using ("productId")
    where coalesce(kept.quantity, 0) <> coalesce(truth."quantity", 0) or coalesce(kept.amount, 0) <> coalesce(truth."amount", 0)
    order by "productId"`,
  table: 'sales',
  locks: ['orders', 'orderItems'],
  anew: sql`("productId", "lane", "quantity", "amount") select "productId", -1, "quantity", "amount" from "salesTruth"`,
})

const ratings = figureCheck({
  name: 'Ratings of products',
  table: 'products',
  found: sql`
    select "id", p."rating", p."totalReviews", truth."rating" as mean, truth."totalReviews" as count, truth."ratingPoints" as points
    from "products" as p join "ratingsTruth" as truth on truth."productId" = p."id"
    where (p."rating", p."totalReviews", p."ratingPoints") <> (truth."rating", truth."totalReviews", truth."ratingPoints")`,
  message: sql`format('product %s: kept %s of %s reviews, counted %s of %s', "id", "rating", "totalReviews", mean, count)`,
  locks: ['reviews'],
  set: sql`"rating" = mean, "totalReviews" = count, "ratingPoints" = points`,
})

const variants = figureCheck({
  name: 'Stocks of products with variants',
  table: 'products',
  found: sql`
    select "id", p."stock", p."variantCount", coalesce(truth."stock", p."stock") as pieces, coalesce(truth."variantCount", 0) as kinds,
      coalesce(truth."variantCodes", '') as codes
    from "products" as p left join "variantsTruth" as truth on truth."productId" = p."id"
    where (p."stock", p."variantCount", p."variantCodes")
      <> (coalesce(truth."stock", p."stock"), coalesce(truth."variantCount", 0), coalesce(truth."variantCodes", ''))`,
  message: sql`format('product %s: kept %s pieces of %s variants, counted %s of %s', "id", "stock", "variantCount", pieces, kinds)`,
  locks: ['productVariants'],
  set: sql`"stock" = pieces, "variantCount" = kinds, "variantCodes" = codes`,
})

const sizes = figureCheck({
  name: 'Sizes in stock of products',
  table: 'products',
  found: sql`select "id", "sizesInStock", "sizesOf"("id", "stock", "sizes") as truth from "products"
    where "sizesInStock" <> "sizesOf"("id", "stock", "sizes")`,
  message: sql`format('product %s: kept %s, found %s', "id", "sizesInStock", truth)`,
  locks: ['productVariants'],
  set: sql`"sizesInStock" = truth`,
})

const codes = tableCheck({
  name: 'Codes of products and variants',
  wrong: sql`
    select format('code %s: kept for product %s, is of %s', "code", coalesce(kept."productId"::text, 'none'), coalesce(truth."productId"::text, 'none')) as wrong
    from "productCodes" as kept full join "productCodesTruth" as truth using ("code")
    where (kept."productId", kept."variantId") is distinct from (truth."productId", truth."variantId") order by "code"`,
  table: 'productCodes',
  locks: ['products', 'productVariants'],
  anew: sql`("code", "productId", "variantId") select "code", "productId", "variantId" from "productCodesTruth"`,
})

/** Checks of the figures stored with products. */
export const checks: readonly Check[] = [sales, ratings, variants, sizes, codes]
