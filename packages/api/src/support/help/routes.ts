import { help } from '@quarterdeck/contract/support/help'
import type { Serve } from '../../http/serve.ts'
import { countTry, type TryLimit } from '../../http/tries.ts'
import { dismiss, misses, noteMiss } from './misses.ts'
import { replyTime } from './reply-time.ts'
import { search } from './search.ts'
import { answerOf, popular, questions } from './shown.ts'
import { noteOpened, noteVote, visitorOf } from './visits.ts'

/** An office may have one address, and nobody looks for hundreds of things in vain. */
const perAddress: TryLimit = { free: 60, first: 10, longest: 3600 }

export const serveHelp = (serve: Serve): void => {
  serve.read(help.questions, ({ db, query }) => questions(db, query.language))
  serve.read(help.popular, ({ db, query }) => popular(db, query.language))
  serve.read(help.answer, ({ db, query }) => answerOf(db, query.id, query.language))
  serve.read(help.search, ({ db, query }) => search(db, query.q, query.language))

  serve.after(
    help.opened,
    ({ whoAsks }) => whoAsks(),
    async ({ tx, headers, ahead, now, body: { id } }) => ({
      noted: await noteOpened(tx, id, await visitorOf(ahead, headers), now),
    }),
  )

  serve.after(
    help.vote,
    ({ whoAsks }) => whoAsks(),
    async ({ tx, headers, ahead, now, body: { id, helpful } }) => {
      const visitor = await visitorOf(ahead, headers)
      return { noted: await noteVote(tx, { articleId: id, visitor, helpful }, now) }
    },
  )

  serve.write(help.miss, async ({ tx, headers, now, body: { q, language } }) => {
    const address = headers.get('x-client-address')
    if (address) await countTry(tx, `help miss ${address}`, perAddress, now)
    return { noted: await noteMiss(tx, q, language, now) }
  })

  serve.read(help.replyTime, ({ db, now }) => replyTime(db, now))
  serve.read(help.misses, ({ db }) => misses(db))
  serve.write(help.dismiss, ({ tx, query }) => dismiss(tx, query.id))
}
