import { Visit, visitList } from '@quarterdeck/contract/insight/visits/visits'
import type { ListQuery } from '@quarterdeck/contract/kit/list'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Listed } from '../../kit/lists/listed.ts'
import { pageOf } from '../../kit/lists/page.ts'
import { withSpans } from '../../kit/lists/spans.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import type { VisitsTable } from '../../kit/sql/schema-visits.ts'
import { columnsOf, integer } from '../../kit/sql/select.ts'
import { dtoBy } from '../../kit/sql/wire.ts'
import { goalColumn } from './goals.ts'
import { settingsOf } from './settings.ts'

const byDay = (field: string) => ({ field, value: field, date: 'startedAt', amount: 'pages' })

/** Counters of visits with an order. */
const ordered = (field: string) => ({
  ...byDay(field),
  field: `${field}Ordered`,
  value: sql`case when "stage" = 'order' then ${sql.ref(field)} end`,
})

export const listed: Listed<typeof visitList> = {
  table: 'visits',
  key: 'id',
  binned: false,
  columns: { ...columnsOf(visitList), ids: integer('id'), goalId: goalColumn },
  tallies: [
    ...(['arrival', 'stage', 'channel', 'campaign', 'device', 'zoneCountry', 'language'] as const).map(byDay),
    ...(['channel', 'campaign', 'device'] as const).map(ordered),
    ...(['entry', 'exit'] as const).map(byDay).flatMap(withSpans),
  ],
}

export const list = (db: Db, query: ListQuery) => pageOf<Selectable<VisitsTable>>(db, listed, query)

export const toDto = dtoBy(Visit)

const dayMs = 86_400_000
/** Maximum number of visits deleted per run; runs are hourly. */
const maxDeleted = 50_000

/** Deletes visits past the retention period of the settings. */
export const dropOldVisits = async (tx: Tx, now: Date): Promise<void> => {
  const { days } = await settingsOf(tx)
  const until = new Date(now.getTime() - days * dayMs)
  await sql`
    with "old" as (select "id" from "visits" where "startedAt" < ${until} order by "startedAt" limit ${maxDeleted}),
      "gone" as (delete from "hits" where "visitId" in (select "id" from "old"))
    delete from "visits" where "id" in (select "id" from "old")`.execute(tx)
  await tx.deleteFrom('sitePaths').where('seenAt', '<', until).execute()
}
