import type { Noted } from '@quarterdeck/contract/kit/entities'
import { notFound } from '@quarterdeck/contract/kit/problem'
import { noteList, notes } from '@quarterdeck/contract/sales/notes'
import type { Serve } from '../../kit/http/serve.ts'
import { listAnswer } from '../../kit/lists/page.ts'
import type { AllCollections } from '../../kit/records/collection.ts'
import { changeRecord, deleteRecords, idsOf, lockVisible } from '../../kit/records/records.ts'
import { markSeen, mentionsOf } from './mentions.ts'
import * as store from './store.ts'

/** Kinds of records that can have notes. */
type Subjects = Pick<AllCollections, Noted>

export const serveNotes = (serve: Serve, subjects: Subjects): void => {
  serve.read(notes.list, async ({ db, list, url, actor }) =>
    listAnswer(noteList, url, list, await store.list(db, list, actor), (rows) => rows.map(store.toDto)),
  )

  serve.write(notes.create, async ({ body, ...context }) => {
    // The lock keeps the record while the note is written.
    await lockVisible(context, subjects[body.about.entity].repository, body.about.record)
    return { note: store.toDto(await store.create(context, body)) }
  })

  serve.write(notes.update, async ({ body, query, ifMatch, ...context }) => ({
    note: store.toDto(
      await changeRecord(context, store.repository, query.id, ifMatch, () => store.reworded(context.tx, body.text)),
    ),
  }))

  serve.write(notes.remove, async ({ query, ifMatch, ...context }) => {
    const [note] = await deleteRecords(context, store.repository, idsOf(query, undefined).ids, ifMatch)
    if (!note) throw notFound('Note')
    return { note: store.toDto(note) }
  })

  serve.read(notes.mentions, async ({ db, actor }) => {
    const { unread, rows } = await mentionsOf(db, actor.id)
    return { unread, notes: rows.map((row) => ({ ...store.toDto(row), isNew: row.seenAt === null })) }
  })

  serve.write(notes.seen, async ({ tx, actor, now }) => ({ seen: await markSeen(tx, actor.id, now) }))
}
