import { readSort } from '@quarterdeck/contract/kit/list'
import type { Locale } from '@quarterdeck/contract/kit/locales'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import { type ExportFormat, exports } from '@quarterdeck/contract/system/exports'
import { collections } from '../../kinds.ts'
import type { Answer } from '../../kit/answer.ts'
import { exportAnswer } from '../../kit/files/export.ts'
import { demand } from '../../kit/http/demand.ts'
import type { Read, Serve } from '../../kit/http/serve.ts'
import { selected } from '../../kit/records/selected.ts'

type Given = Pick<Read<typeof exports.workbook>, 'db' | 'query' | 'actor'>

export const serveExports = (serve: Serve): void => {
  serve.write(exports.create, async ({ tx, body: { entity, ...wish }, actor, now, newId }) => {
    demand(actor, entity, 'read')
    const { list } = collections[entity].kind
    if (wish.sort !== undefined && !readSort(list, wish.sort)) {
      throw new Problem('invalid_request', { message: 'Unknown value for sort' })
    }
    // A selection that can't be read is rejected here, where the error reaches the user.
    selected(tx, collections[entity], wish.selection)
    const id = newId()
    await tx
      .insertInto('exports')
      .values({ id, entity, wish: JSON.stringify(wish), actorId: actor.id, at: now })
      .execute()
    return { id }
  })

  const file = async ({ db, query, actor }: Given, format: ExportFormat, spreadsheet?: Locale) => {
    const row = await db
      .selectFrom('exports')
      .select(['entity', 'wish'])
      .where('id', '=', query.id)
      .where('actorId', '=', actor.id)
      .executeTakeFirst()
    if (!row) throw notFound('Export')
    demand(actor, row.entity, 'read')
    const collection = collections[row.entity]
    const { selection, fields, titles, alphabet, sort = collection.kind.list.defaultSort } = row.wish
    return exportAnswer(collection, selected(db, collection, selection), {
      format,
      spreadsheet,
      fields,
      titles: titles && JSON.stringify(titles),
      sort: readSort(collection.kind.list, sort) ?? [],
      ...(alphabet && { alphabet }),
    })
  }
  serve.read(exports.csv, (given) => file(given, 'csv', given.query.spreadsheet))
  serve.read(
    exports.workbook,
    async (given) => (await file(given, 'xlsx')) as unknown as Answer<Uint8Array<ArrayBuffer>>,
  )
  serve.read(exports.jsonLines, (given) => file(given, 'jsonl'))
}
