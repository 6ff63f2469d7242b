import type { ProductDraft } from '@quarterdeck/contract/catalog/products'
import type { WriteContext } from '../../context.ts'
import { markUsed } from '../../files/pictures.ts'
import { recordCreated } from '../../records/records.ts'
import { chunked } from '../../sql/chunks.ts'
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
