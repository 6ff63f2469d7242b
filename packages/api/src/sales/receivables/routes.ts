import type { QueryOf } from '@quarterdeck/contract/kit/endpoint'
import { maxPerPage } from '@quarterdeck/contract/kit/list'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { type Debtor, receivableList, receivables } from '@quarterdeck/contract/sales/receivables'
import type { Actor } from '../../kit/actor.ts'
import { paperOf } from '../../kit/files/drawings.ts'
import { fileOf } from '../../kit/files/printed.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import type { Db, Ports } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import { debtorsFile } from './export.ts'
import { statementOf } from './statement.ts'
import { find, isBilled, list, totals, withAmounts } from './store.ts'

/**
 * Rejects readers who can't read users for a customer without invoices.
 * @throws Problem `forbidden`
 */
const guardCustomer = async (db: Db, actor: Actor, id: string | undefined): Promise<void> => {
  if (!(await isBilled(db, integerKey(id ?? '') ?? 0))) demand(actor, 'users', 'read')
}

export const serveReceivables = (serve: Serve, { documents }: Pick<Ports, 'documents'>): void => {
  // Not shared: days overdue change with the day, not only with the data.
  serve.read(receivables.list, async ({ db, list: query, url, now }) =>
    listAnswer(receivableList, url, query, await list(db, query, now), (rows) => withAmounts(db, rows, now)),
  )
  serve.read(receivables.read, async ({ db, query, now, actor }) => {
    await guardCustomer(db, actor, query.id)
    const found = await find(db, integerKey(query.id ?? '') ?? 0)
    const [debtor] = found ? await withAmounts(db, [found], now) : []
    if (!debtor) throw notFound('Customer')
    return debtor
  })
  serve.read(receivables.export, async ({ db, list: query, query: way, now }) => {
    const debtors: Debtor[] = []
    for (let page = 1; debtors.length === (page - 1) * maxPerPage; page++) {
      const { rows } = await list(db, { ...query, page, perPage: maxPerPage }, now)
      debtors.push(...(await withAmounts(db, rows, now)))
      if (rows.length === 0) break
    }
    return debtorsFile(debtors, way)
  })
  serve.read(receivables.totals, ({ db, now }) => totals(db, now))
  serve.read(receivables.statement, async ({ db, query, now, actor }) => {
    await guardCustomer(db, actor, query.id)
    return paperOf(await documents.layOut(await statementOf(db, query, now)))
  })
  serve.read(receivables.statementPdf, async ({ db, query: sent, now, actor }) => {
    // The file has the same query as the document.
    const query = sent as QueryOf<typeof receivables.statement>
    await guardCustomer(db, actor, query.id)
    return fileOf(documents, await statementOf(db, query, now))
  })
}
