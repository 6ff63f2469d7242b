import type { NoticeChannel } from '@quarterdeck/contract/kit/notice-event'
import { choosableEvents, noticeEvents } from '@quarterdeck/contract/kit/notice-events'
import { type AccessRole, may } from '@quarterdeck/contract/kit/permission'
import type { NoticeSettings, NoticeTest } from '@quarterdeck/contract/system/notices'
import type { WriteContext } from '../../kit/context.ts'
import { limitRate, type Rate } from '../../kit/http/rates.ts'
import { sendMail } from '../../kit/mail/index.ts'
import { mailTime, nextDigest, waysFor } from './rules.ts'
import { settingsOf } from './settings.ts'

const perPerson: Rate = { burst: 10, perHour: 30 }

/** Returns whether any event for this role uses this channel; security events always do. */
const isOn = (settings: NoticeSettings, role: AccessRole, channel: NoticeChannel): boolean =>
  choosableEvents.some((name) => {
    const { audience } = noticeEvents[name]
    return (audience === 'you' || (audience !== 'owners' && may(role, audience))) && waysFor(settings, name)[channel]
  })

/** Sends a test notification by each enabled channel. @throws Problem `too_many_requests` */
export const sendTest = async ({ tx, now, actor }: Pick<WriteContext, 'tx' | 'now' | 'actor'>): Promise<NoticeTest> => {
  await limitRate(tx, `test notice to ${actor.id}`, perPerson, now)
  const settings = await settingsOf(tx, actor.id)
  const on = (channel: NoticeChannel) => isOn(settings, actor.accessRole, channel)
  const told = { event: 'test_sent', data: {} } as const
  const [product, mail] = [on('product'), on('mail')]
  const digestAt = on('digest') ? nextDigest(now, settings) : null
  if (product || digestAt) {
    await tx
      .insertInto('notices')
      .values({ userId: actor.id, event: told.event, data: '{}', inProduct: product, createdAt: now, digestAt })
      .execute()
  }
  const at = mailTime(now, settings, told.event)
  if (mail) {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', actor.id)
      .executeTakeFirstOrThrow()
    await sendMail(
      { tx, now },
      { to: user.email, userId: actor.id, locale: user.locale, template: 'notice', data: told, at },
    )
  }
  return {
    product,
    mail: mail ? { at: at.toISOString(), waits: at > now } : null,
    digest: digestAt?.toISOString() ?? null,
  }
}
