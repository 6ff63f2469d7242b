import { help } from '@quarterdeck/contract/support/help'
import { limitClient, type Rate } from '../../kit/http/rates.ts'
import type { Serve } from '../../kit/http/serve.ts'
import { dismiss, misses, noteMiss } from './misses.ts'
import { replyTime } from './reply-time.ts'
import { search } from './search.ts'
import { answerOf, popular, questions } from './shown.ts'
import { noteOpened, noteVote, readerOf } from './visits.ts'

/** Generous, since an office can share one address; hundreds of failed searches are not human. */
const missesPerNetwork: Rate = { burst: 60, perHour: 60 }

export const serveHelp = (serve: Serve): void => {
  serve.read(help.questions, ({ db, query }) => questions(db, query.language))
  serve.read(help.popular, ({ db, query }) => popular(db, query.language))
  serve.read(help.answer, ({ db, query }) => answerOf(db, query.id, query.language))
  serve.read(help.search, ({ db, query }) => search(db, query.q, query.language))

  serve.after(
    help.opened,
    ({ whoAsks }) => whoAsks(),
    async ({ tx, headers, prepared, now, body: { id } }) => ({
      noted: await noteOpened(tx, await readerOf(prepared, headers, id), now),
    }),
  )

  serve.after(
    help.vote,
    ({ whoAsks }) => whoAsks(),
    async ({ tx, headers, prepared, now, body: { id, helpful } }) => ({
      noted: await noteVote(tx, await readerOf(prepared, headers, id), helpful, now),
    }),
  )

  serve.write(help.miss, async ({ tx, headers, now, body: { q, language } }) => {
    await limitClient(tx, headers, 'help miss', missesPerNetwork, now)
    return { noted: await noteMiss(tx, q, language, now) }
  })

  serve.read(help.replyTime, ({ db, now }) => replyTime(db, now))
  serve.read(help.misses, ({ db }) => misses(db))
  serve.write(help.dismiss, ({ tx, query }) => dismiss(tx, query.id))
}
