import { customerVisibleFields, type ReadField } from '@quarterdeck/contract/sales/sending'
import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import { same } from '../../kit/records/canonical.ts'
import type { InvoiceDoc } from '../invoices/index.ts'

type Entry = Readonly<Record<'before' | 'after', Readonly<Record<string, unknown>> | null>>

/** Returns the customer-visible field of a stored one: all billing fields except the phone count as the address. */
const readAs = (stored: string): ReadField | undefined => {
  const field = stored.startsWith('billing') && stored !== 'billingPhone' ? 'billingAddress' : stored
  return customerVisibleFields.find((each) => each === field)
}

/** Returns the changes since an invoice was last sent, oldest first. */
const entriesOf = async (db: Db, { id, sentAt }: InvoiceDoc): Promise<readonly Entry[]> => {
  const { rows } = await sql<Entry>`
    select "before", "after" from "changes" where "entity" = 'invoices' and "record" = ${id} and "at" > greatest(${sentAt},
      (select max("createdAt") from "outbox" where "invoiceId" = ${id} and "template" = 'invoice')) order by "id"`.execute(
    db,
  )
  return rows
}

/**
 * Returns the fields visible to the customer that differ from what was last sent; fields that were changed back are
 * left out.
 */
export const changedSinceSent = async (db: Db, invoice: InvoiceDoc): Promise<ReadField[]> => {
  if (invoice.sentAt === null) return []
  const entries = await entriesOf(db, invoice)
  const first = new Map<string, unknown>()
  const last = new Map<string, unknown>()
  for (const { before, after } of entries)
    for (const [field, value] of Object.entries(after ?? {})) {
      if (!first.has(field)) first.set(field, before?.[field])
      last.set(field, value)
    }
  const changed = [...last].filter(([field, value]) => !same(first.get(field), value)).map(([field]) => readAs(field))
  return customerVisibleFields.filter((field) => changed.includes(field))
}
