import { pictureHash } from '@quarterdeck/contract/kit/picture-address'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../kit/ports.ts'

/** Returns people's current and former uploaded photos, from records and journal. */
export const photosOf = async (
  tx: Tx,
  who: { readonly users: RawBuilder<unknown>; readonly records: RawBuilder<unknown> },
): Promise<string[]> => {
  const { rows } = await sql<{ image: string }>`
    select "image" from "users" where "id" = ${who.users}
    union select image from "changes" cross join lateral (values ("before"->>'image'), ("after"->>'image')) as v(image)
      where "entity" = 'users' and "record" = ${who.records} and image is not null`.execute(tx)
  return rows.flatMap(({ image }) => pictureHash(image) ?? [])
}

const forgotten = new Date(0)

/** Marks photos for the next cleanup, unless someone else uses the same one. */
export const releasePhotos = async (tx: Tx, hashes: readonly string[]): Promise<void> => {
  for (const hash of hashes) {
    const named = `%${hash}%`
    await sql`
      update "pictures" set "used" = false, "createdAt" = ${forgotten} where "hash" = ${hash}
        and not exists (select from "users" where "image" like ${named})
        and not exists (select from "products" where "featureImage" like ${named} or "images"::text like ${named})`.execute(
      tx,
    )
  }
}
