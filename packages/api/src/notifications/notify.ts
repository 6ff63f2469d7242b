import type { Locale } from '@quarterdeck/contract/locales'
import type { NoticeData, NoticeEventName } from '@quarterdeck/contract/notice-events'
import { noticeEvents } from '@quarterdeck/contract/notice-events'
import type { NoticeSettings } from '@quarterdeck/contract/notices'
import { accessRoles, may, type Permission } from '@quarterdeck/contract/permission'
import { chunked } from '../db/chunks.ts'
import type { WriteContext } from '../http/context.ts'
import { sendMail } from '../mail/index.ts'
import type { Tx } from '../ports.ts'
import { mailTime, nextDigest, waysFor } from './rules.ts'
import { settingsOf } from './settings.ts'

/** What telling someone needs of a write. */
export type NoticeContext = Pick<WriteContext, 'tx' | 'now'>

interface Told {
  readonly event: NoticeEventName
  readonly data: NoticeData
}

interface Person {
  readonly id: number
  readonly email: string
  readonly locale: Locale
}

/** Who has closed their account hears of its safety only. */
const peopleOf = async (tx: Tx, userIds: readonly number[], event: NoticeEventName): Promise<readonly Person[]> => {
  if (userIds.length === 0) return []
  const people = tx
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('id', 'in', userIds)
    .where('deletedAt', 'is', null)
  if (noticeEvents[event].group === 'security') return people.execute()
  return people.where('id', 'not in', tx.selectFrom('departures').select('userId')).execute()
}

/** What is kept of a notice to one person, or undefined where they want to hear nothing of it. */
const rowFor = (now: Date, userId: number, settings: NoticeSettings, { event, data }: Told) => {
  const { product, mail, digest } = waysFor(settings, event)
  // What goes out by a mail of its own is no news in the digest.
  const waits = digest && !mail
  if (!product && !waits) return undefined
  return {
    userId,
    event,
    data: JSON.stringify(data),
    inProduct: product,
    createdAt: now,
    digestAt: waits ? nextDigest(now, settings) : null,
  }
}

const tell = async ({ tx, now }: NoticeContext, userIds: readonly number[], told: Told): Promise<void> => {
  const [people, settingsFor] = [await peopleOf(tx, userIds, told.event), await settingsOf(tx, userIds)]
  const rows = people.flatMap(({ id }) => rowFor(now, id, settingsFor(id), told) ?? [])
  for (const some of chunked(rows)) await tx.insertInto('notices').values(some).execute()
  for (const { id, email, locale } of people) {
    const settings = settingsFor(id)
    if (!waysFor(settings, told.event).mail) continue
    const at = mailTime(now, settings, told.event)
    await sendMail({ tx, now }, { to: email, userId: id, locale, template: 'notice', data: told, at })
  }
}

/** Tells a person of something, by the ways they chose, in the transaction in which it happens. */
export const notify = (
  context: NoticeContext,
  { userId, ...told }: Told & { readonly userId: number },
): Promise<void> => tell(context, [userId], told)

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
  await tell(
    context,
    ids.filter((id) => id !== context.actor.id),
    told,
  )
}
