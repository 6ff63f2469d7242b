import type { QueryOf } from '@quarterdeck/contract/core/endpoint'
import { notFound } from '@quarterdeck/contract/core/problem'
import { receivableList, receivables } from '@quarterdeck/contract/sales/receivables'
import { fileOf } from '../../files/printed.ts'
import type { Serve } from '../../http/serve.ts'
import { listAnswer } from '../../lists/page.ts'
import type { Ports } from '../../ports.ts'
import { integerKey } from '../../sql/keys.ts'
import { statementOf } from './statement.ts'
import { find, list, totals, withScores } from './store.ts'

export const serveReceivables = (serve: Serve, { documents }: Pick<Ports, 'documents'>): void => {
  // Not shared: how late something is changes with the day, and not with the data alone.
  serve.read(receivables.list, async ({ db, list: query, url, now }) =>
    listAnswer(receivableList, url, query, await list(db, query), (rows) => withScores(db, rows, now)),
  )
  serve.read(receivables.read, async ({ db, query, now }) => {
    const found = await find(db, integerKey(query.id ?? '') ?? 0)
    const [debtor] = found ? await withScores(db, [found], now) : []
    if (!debtor) throw notFound('Customer')
    return debtor
  })
  serve.read(receivables.totals, ({ db, now }) => totals(db, now))
  serve.read(receivables.statement, async ({ db, query, now }) => documents.layOut(await statementOf(db, query, now)))
  serve.read(receivables.statementPdf, async ({ db, query, now }) =>
    // The file is asked for as the paper is.
    fileOf(documents, await statementOf(db, query as QueryOf<typeof receivables.statement>, now)),
  )
}
