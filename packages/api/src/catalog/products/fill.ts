import { productCategories } from '@quarterdeck/contract/kit/constants'
import { sql } from 'kysely'
import { between, chance, pick, pickWeighted, type Sql } from '../../kit/generator/chance.ts'
import { createdAtOf, earlyProducts, type Generator, numbered } from '../../kit/generator/scale.ts'
import { goods, kinds, lines } from '../../kit/generator/words.ts'

const id = sql`id`
/** Salt shared by title and drawing, so that they match. */
const article = 22

const byCategory = (words: 0 | 1): Sql =>
  sql`case category ${sql.join(
    productCategories.map(
      (category) => sql`when ${sql.lit(category)} then ${pick(goods[category][words].split(' '), id, article)}`,
    ),
    sql` `,
  )} end`

const picture = (salt: number) =>
  sql`'/api/pictures/product?name=' || drawing || '&tint=' || ${pick(['blue', 'red', 'orange', 'green', 'purple', 'pink', 'grey'], id, salt)}`

/** Generates variants of products with several colors and sizes; the stock is divided evenly. */
const fillVariants: Generator = async (tx, { last }, from, to) => {
  const first = sql.lit(last.products)
  await sql`
    insert into "productVariants" ("productId", "position", "color", "size", "code", "stock")
    select "productId", position, color, size, upper("code" || '-' || color || '-' || size), (stock + kinds - 1 - position) / kinds
    from (
      select "id" as "productId", "code", "stock", color, size,
        row_number() over (partition by "id" order by colored, sized)::integer - 1 as position,
        count(*) over (partition by "id")::integer as kinds
      from "products"
      cross join lateral jsonb_array_elements_text("colors") with ordinality as c(color, colored)
      cross join lateral jsonb_array_elements_text("sizes") with ordinality as s(size, sized)
      where "id" between ${first} + ${sql.lit(from)} and ${first} + ${sql.lit(to)}
    ) as kinds`.execute(tx)
}

export const fillProducts: Generator = async (tx, scale, from, to) => {
  await sql`
    insert into "products" ("id", "title", "category", "code", "colors", "sizes", "description", "discount", "featureImage",
      "features", "images", "offers", "price", "status", "stock", "createdAt", "updatedAt")
    select id, ${pick(lines, id, 23)} || ' ' || ${pick(kinds, id, 24)} || ' ' || thing, category,
      upper(left(category, 3)) || '-' || lpad(id::text, 6, '0'),
      jsonb_build_array(${pick(['blue', 'red', 'orange'], id, 25)}, ${pick(['green', 'purple', 'pink'], id, 26)}),
      case category when 'fashion' then '["s", "m", "l", "xl"]' else '[]' end::jsonb,
      thing || ' of the line ' || ${pick(lines, id, 23)} || ', made to last and to be repaired. ' ||
        ${pick(['Ships in a box without plastic.', 'Tested for five years of daily use.', 'Spare parts are kept for ten years.'], id, 27)},
      ${pickWeighted({ 0: 70, 5: 10, 10: 12, 20: 8 }, id, 28)}::double precision, ${picture(29)},
      jsonb_build_array(jsonb_build_object('name', 'Weight', 'value', ${between(1, 90, id, 30)} * 50 || ' g'),
        jsonb_build_object('name', 'Guarantee', 'value', ${between(2, 10, id, 31)} || ' years')),
      jsonb_build_array(${picture(32)}, ${picture(33)}), '[]',
      90 + 100 * floor(3 + 397 * power(${chance(id, 34)}, 3))::bigint,
      ${pickWeighted({ Published: 96, Draft: 4 }, id, 35)}, floor(900 * power(${chance(id, 36)}, 2))::integer, at, at
    from (
      select id, at, category, ${byCategory(0)} as thing, ${byCategory(1)} as drawing
      from (
        select id, ${createdAtOf(scale, 'products', earlyProducts)} as at, ${pick(productCategories, id, 21)} as category
        from ${numbered(scale, 'products', from, to)}
      ) as placed
    ) as articles`.execute(tx)
  await fillVariants(tx, scale, from, to)
}
