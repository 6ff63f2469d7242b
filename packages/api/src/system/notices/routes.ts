import { notices } from '@quarterdeck/contract/system/notices'
import type { Serve } from '../../kit/http/serve.ts'
import { sendTest } from './send-test.ts'
import { arrange, resetSettings, settingsOf } from './settings.ts'
import { countUnread, mark, pageOf } from './store.ts'

export const serveNotices = (serve: Serve): void => {
  serve.read(notices.list, async ({ db, actor, query }) => {
    const [unread, page] = await Promise.all([
      countUnread(db, actor.id),
      pageOf(db, actor.id, { before: query.before, onlyNew: query.unread === 'true' }),
    ])
    return { unread, ...page }
  })
  serve.read(notices.unread, async ({ db, actor }) => ({ unread: await countUnread(db, actor.id) }))
  serve.write(notices.read, async ({ tx, actor, body, now }) => ({
    changed: await mark(tx, actor.id, body.ids, body.isNew ? null : now),
  }))

  serve.read(notices.settings, ({ db, actor }) => settingsOf(db, actor.id))
  serve.write(notices.arrange, ({ tx, actor, body }) => arrange(tx, actor.id, body))
  serve.write(notices.reset, ({ tx, actor }) => resetSettings(tx, actor.id))
  serve.write(notices.test, sendTest)
}
