import { notFound } from '@quarterdeck/contract/kit/problem'
import { type SocialLink, social } from '@quarterdeck/contract/people/social'
import type { Serve } from '../../kit/http/serve.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { byIds, repository } from '../../people/users/index.ts'

const linksOf = async (db: Db, userId: number): Promise<SocialLink[]> =>
  db.selectFrom('socialLinks').select(['network', 'url']).where('userId', '=', userId).orderBy('position').execute()

const save = async (tx: Tx, userId: number, links: readonly SocialLink[]): Promise<void> => {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  await tx.deleteFrom('socialLinks').where('userId', '=', userId).execute()
  const rows = links.map((link, position) => ({ ...link, userId, position }))
  if (rows.length > 0) await tx.insertInto('socialLinks').values(rows).execute()
}

export const serveSocial = (serve: Serve): void => {
  serve.read(social.read, async ({ db, actor }) => ({ links: await linksOf(db, actor.id) }))
  serve.read(social.of, async ({ db, query }) => {
    const [user] = await byIds(db, [repository.keyOf(query.id) ?? 0])
    if (!user) throw notFound('User')
    return { links: await linksOf(db, user.id) }
  })
  serve.write(social.save, async ({ tx, actor, body: { links } }) => {
    await save(tx, actor.id, links)
    return { links }
  })
}
