import { notFound } from '@quarterdeck/contract/kit/problem'
import { profile, UserSummary } from '@quarterdeck/contract/people/profile'
import { allowed } from '../../kit/http/allowed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { AllCollections } from '../../kit/records/collection.ts'
import { byIds, repository } from '../../people/users/index.ts'

type Counted = Pick<AllCollections, keyof UserSummary>

const counted = UserSummary.keyof().options

/** Serves the figures of a person's related records, for each kind that the reader can read. */
export const serveProfile = (serve: Serve, collections: Counted): void => {
  serve.read(profile.summary, async ({ db, query, actor }) => {
    const [user] = await byIds(db, [repository.keyOf(query.id) ?? 0])
    if (!user) throw notFound('User')
    const readable = counted.filter((entity) => allowed(actor, `${entity}:read`))
    const figures = readable.map(async (entity) => [entity, await collections[entity].statsOf(db, user.id)] as const)
    return Object.fromEntries(await Promise.all(figures))
  })
}
