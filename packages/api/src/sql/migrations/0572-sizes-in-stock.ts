import { type Kysely, sql } from 'kysely'
import { triggers } from './0008-tallies.ts'

const statements: readonly string[] = [
  `alter table "products" add column "sizesInStock" text[] not null default '{}'`,
  // Those of its variants that have pieces, or where it has none, all that it comes in.
  `create function "sizesOf"("product" integer, "stock" integer, "sizes" jsonb) returns text[] stable language sql as $$
    select case when exists (select from "productVariants" as v where v."productId" = "product")
      then array(select distinct v."size" from "productVariants" as v
        where v."productId" = "product" and v."stock" > 0 and v."size" is not null order by 1)
      else array(select distinct "each" from jsonb_array_elements_text("sizes") as "each" where "stock" > 0 order by 1) end $$`,
  `create function "keep_sizes"() returns trigger language plpgsql as $$
  begin
    new."sizesInStock" := "sizesOf"(new."id", new."stock", new."sizes");
    return new;
  end $$`,
  `create trigger "keep_sizes_insert" before insert on "products" for each row execute function "keep_sizes"()`,
  `create trigger "keep_sizes_update" before update of "stock", "sizes", "variantCount" on "products"
    for each row execute function "keep_sizes"()`,
  // After it is known how many pieces and variants there are.
  `create function "size_variants"() returns trigger language plpgsql as $$
  declare "ids" integer[];
  begin
    if tg_op = 'TRUNCATE' then "ids" := array(select "id" from "products");
    elsif tg_op = 'INSERT' then "ids" := array(select distinct "productId" from "added");
    elsif tg_op = 'DELETE' then "ids" := array(select distinct "productId" from "removed");
    else "ids" := array(select "productId" from "added" union select "productId" from "removed");
    end if;
    perform from "products" where "id" = any("ids") order by "id" for no key update;
    update "products" set "sizesInStock" = "sizesOf"("id", "stock", "sizes")
    where "id" = any("ids") and "sizesInStock" <> "sizesOf"("id", "stock", "sizes");
    return null;
  end $$`,
  ...triggers('productVariants', 'size_variants'),
  `alter table "products" disable trigger user`,
  `update "products" set "sizesInStock" = "sizesOf"("id", "stock", "sizes")
    where "sizesInStock" <> "sizesOf"("id", "stock", "sizes")`,
  `alter table "products" enable trigger user`,
  `create index "products_sizes" on "products" using gin ("sizesInStock") where "deletedAt" is null`,
]

/** The sizes in which a product is there are kept with it, so that they can be counted and found by an index. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
