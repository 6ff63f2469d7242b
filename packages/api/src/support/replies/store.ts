import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import { replyKind } from '@quarterdeck/contract/support/replies'
import { sql } from 'kysely'
import { findBy } from '../../kit/lists/find.ts'
import { ordinary } from '../../kit/ordinary/index.ts'
import { either } from '../../kit/sql/select.ts'
import { guardOwner, guardTexts } from './rules.ts'
import { sampleReplies } from './sample/index.ts'

const inAll = sql.join(
  Object.values(bodyFields).map((field) => sql`${sql.ref(field)} <> ''`),
  sql` and `,
)

export const replies = ordinary(replyKind, {
  title: 'title',
  sample: sampleReplies,
  personal: {},
  belongs: [{ to: 'users', by: 'ownerId' }],
  columns: {
    audience: either({ everyone: sql`"ownerId" is null`, one: sql`"ownerId" is not null` }),
    translation: either({ complete: sql`${inAll}`, missing: sql`not (${inAll})` }),
  },
  searched: sql`folded("title" || ' ' || "titleEn" || ' ' || "titleEs" || ' ' || "titleDe" || ' ' || "titleJa" || ' ' ||
    "bodyEn" || ' ' || "bodyEs" || ' ' || "bodyDe" || ' ' || "bodyJa")`,
  check: async ({ tx }, before, after) => {
    if (!after) return
    guardTexts(after)
    await guardOwner(tx, before, after)
  },
})

/** Finds canned replies for the global search. */
export const find = findBy({
  ...replies,
  shown: ({ id, title, category }) => ({ id, title, category }),
  texts: ({ title, ...reply }) => ({
    texts: [title, ...Object.values(titleFields).map((field) => reply[field])].filter(Boolean),
  }),
})
