import type { ProductDraft } from '@quarterdeck/contract/catalog/products'
import type { WriteContext } from '../../kit/context.ts'
import { markUsed } from '../../kit/files/pictures.ts'
import { recordCreated } from '../../kit/records/records.ts'
import { chunked } from '../../kit/sql/chunks.ts'
import { insertable, picturesOf, repository } from './store.ts'
import { loadVariants } from './variants.ts'

/** Products of a file, each with a code of its own. */
export const createMany = async (context: WriteContext, drafts: readonly ProductDraft[]): Promise<void> => {
  for (const some of chunked(drafts)) {
    const rows = some.map((given) => insertable(context, given))
    const created = await context.tx.insertInto('products').values(rows).returningAll().execute()
    await markUsed(context.tx, created.flatMap(picturesOf))
    await recordCreated(context, repository, await loadVariants(context.tx, created))
  }
}
