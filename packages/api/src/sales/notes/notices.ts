import type { NoticeData } from '@quarterdeck/contract/kit/notice-event'
import { mentionsIn } from '@quarterdeck/contract/sales/notes'
import type { Subscriber, WriteContext } from '../../kit/context.ts'
import { hiddenAmong } from '../../kit/records/hidden.ts'
import * as users from '../../people/users/index.ts'
import { notify } from '../../system/notices/index.ts'

const tellMentioned = async (context: WriteContext, noteId: number, textBefore: string): Promise<void> => {
  const { tx, actor } = context
  const note = await tx.selectFrom('notes').selectAll().where('id', '=', noteId).executeTakeFirstOrThrow()
  const known = new Set([actor.id, ...mentionsIn(textBefore)])
  const data: NoticeData = { by: note.authorName, note: noteId, entity: note.entity, record: note.record }
  for (const { id } of await users.byIds(tx, mentionsIn(note.text))) {
    if (known.has(id) || (await hiddenAmong(tx, 'notes', { id }, [noteId])).size > 0) continue
    await notify(context, { userId: id, event: 'mentioned', data })
  }
}

/** Notifies people once that a note mentions them; notes restored by Undo are left out. */
export const mentionNotices: Subscriber = {
  name: 'notice of mentions',
  when: 'within',
  kinds: ['notes'],
  actions: ['create', 'update'],
  fields: ['text'],
  run: async (context, changes) => {
    if (context.undoes) return
    for (const { record, before } of changes) await tellMentioned(context, Number(record), String(before?.text ?? ''))
  },
}
