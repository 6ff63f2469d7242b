import type { NoticeData, NoticeEventName } from '@quarterdeck/contract/notice-events'
import { noticeEvents } from '@quarterdeck/contract/notice-events'
import { accessRoles, may, type Permission } from '@quarterdeck/contract/permission'
import { chunked } from '../db/chunks.ts'
import type { WriteContext } from '../http/context.ts'
import type { Tx } from '../ports.ts'
import { mailFor, waysFor } from './rules.ts'
import { settingsOf } from './settings.ts'

/** What telling someone needs of a write. */
export type NoticeContext = Pick<WriteContext, 'tx' | 'now'>

interface Told {
  readonly event: NoticeEventName
  readonly data: NoticeData
}

const insert = async ({ tx, now }: NoticeContext, userIds: readonly number[], { event, data }: Told): Promise<void> => {
  const settings = await settingsOf(tx, userIds)
  const rows = userIds.flatMap((userId) => {
    const theirs = settings(userId)
    const inProduct = waysFor(theirs, event).product
    const due = mailFor(now, theirs, event)
    if (!inProduct && !due) return []
    return [
      {
        userId,
        event,
        data: JSON.stringify(data),
        inProduct,
        createdAt: now,
        mail: due?.mail ?? null,
        mailDueAt: due?.dueAt ?? null,
      },
    ]
  })
  for (const some of chunked(rows)) await tx.insertInto('notices').values(some).execute()
}

/** Tells a person of something, by the ways they chose, in the transaction in which it happens. */
export const notify = (
  context: NoticeContext,
  { userId, ...told }: Told & { readonly userId: number },
): Promise<void> => insert(context, [userId], told)

const whoMay = async (tx: Tx, permission: Permission): Promise<readonly number[]> => {
  const roles = accessRoles.filter((role) => role !== 'viewer' && may(role, permission))
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('accessRole', '!=', 'viewer')
    .where('accessRole', 'in', roles)
    .where('status', '=', 'Active')
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Tells everyone who may do something about it, but not the one who did it. */
export const notifyWhoMay = async (
  context: NoticeContext & { readonly actor: { readonly id: number } },
  told: Told,
): Promise<void> => {
  const { audience } = noticeEvents[told.event]
  if (audience === 'you') return
  const ids = await whoMay(context.tx, audience)
  await insert(
    context,
    ids.filter((id) => id !== context.actor.id),
    told,
  )
}
