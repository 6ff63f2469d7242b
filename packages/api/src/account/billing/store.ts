import type { BillingDetails } from '@quarterdeck/contract/account/billing'
import type { Selectable } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { changeRecord, type Repository } from '../../kit/records/records.ts'
import type { BillingSchema } from '../../kit/sql/schema-billing.ts'

type BillingRow = Selectable<BillingSchema['billing']>
/** The billing contact is never deleted. */
type Doc = BillingRow & { readonly deletedAt: null }

const only = 1

const blank: BillingRow = {
  id: only,
  company: '',
  address: '',
  taxId: '',
  contactEmail: '',
  updatedAt: new Date(0),
  version: 1,
}

export const find = async (db: Db | Tx): Promise<BillingRow> =>
  (await db.selectFrom('billing').selectAll().executeTakeFirst()) ?? blank

const repository: Repository<Doc, 'billing'> = {
  entity: 'billing',
  title: 'Billing contact',
  keyOf: () => only,
  bulk: { key: 'id', fields: [] },
  toDto: ({ version, company, address, taxId, contactEmail }) => ({ version, company, address, taxId, contactEmail }),
  lock: async (tx) => {
    const rows = await tx.selectFrom('billing').selectAll().forUpdate().execute()
    return rows.map((row) => ({ ...row, deletedAt: null }))
  },
  save: async (tx, id, { deletedAt, ...change }) =>
    void (await tx.updateTable('billing').set(change).where('id', '=', id).execute()),
  trash: async () => undefined,
}

/** Changes the billing contact, journaled. @throws Problem `conflict` where others changed the same fields since `ifMatch` */
export const change = async (
  context: WriteContext & { readonly ifMatch?: number | undefined },
  fields: BillingDetails,
): Promise<BillingRow> => {
  await context.tx
    .insertInto('billing')
    .values({ id: only, updatedAt: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return changeRecord(context, repository, String(only), context.ifMatch, (): Partial<Doc> => fields)
}
