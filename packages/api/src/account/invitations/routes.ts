import type { AccessRole } from '@quarterdeck/contract/kit/permission'
import { Problem } from '@quarterdeck/contract/kit/problem'
import { invitations } from '@quarterdeck/contract/people/invitations'
import { UserDraft } from '@quarterdeck/contract/people/users'
import { hashPassword } from 'better-auth/crypto'
import type { Actor } from '../../kit/actor.ts'
import type { Serve, Write } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'
import { guardAccess, guardKey, needsProof } from '../../people/users/index.ts'
import { openAccount, requireFresh } from '../auth/index.ts'
import * as store from './store.ts'

interface Invited {
  readonly email: string
  readonly accessRole: AccessRole
}

const accountOf = (invited: Invited) => ({ ...invited, status: 'Active' as const })

/** Rejects an invitation that grants more access than the inviter, or the inviter's API key, can grant. */
const guardInvited = (actor: Actor, invited: Invited): void => {
  guardAccess(actor, undefined, invited)
  guardKey(actor, undefined, accountOf(invited))
}

/** Requires the same proof as creating an account. @throws Problem `fresh_sign_in` */
const admit = async (context: Pick<Write<never>, 'actor' | 'proof'>, invited: Invited): Promise<void> => {
  guardInvited(context.actor, invited)
  if (needsProof(undefined, accountOf(invited)) && (await context.proof()) === 'none')
    throw new Problem('fresh_sign_in')
}

export const serveInvitations = (serve: Serve, { secret, publicUrl }: Pick<Ports, 'secret' | 'publicUrl'>): void => {
  serve.read(invitations.list, async ({ db }) => (await store.list(db)).map(store.toDto))

  serve.write(invitations.create, async ({ body, ...context }) => {
    await admit(context, body)
    const row = await store.create(context, secret, body)
    await store.recordInvitation(context, row, 'none', 'sent')
    return store.toDto(row)
  })

  serve.write(invitations.resend, async ({ query, ...context }) => {
    const row = await store.find(context.tx, query.id)
    await admit(context, row)
    await store.recordInvitation(context, row, 'sent', 'sent again')
    return store.toDto(await store.resend(context, secret, row))
  })

  serve.write(invitations.revoke, async ({ query, ...context }) => {
    const { tx, now } = context
    const row = await store.find(tx, query.id)
    await store.close(tx, row.id, 'revokedAt', now)
    await store.recordInvitation(context, row, 'sent', 'revoked')
    return store.toDto(row)
  })

  serve.read(invitations.link, async ({ db, query, url, actor, headers, now }) => {
    const row = await store.find(db, query.id)
    // Anyone with the link gets the role.
    guardInvited(actor, row)
    if (actor.scope) throw new Problem('forbidden', { message: "API keys can't read links that let someone sign in" })
    await requireFresh({ tx: db, headers, now })
    const token = await store.tokenOf(secret, row)
    return { link: `${publicUrl ?? url.origin}/admin/register#${new URLSearchParams({ invite: token })}` }
  })

  serve.write(invitations.look, async ({ tx, now, body: { token } }) => {
    const { email, accessRole, inviter } = store.toDto(await store.byToken(tx, secret, token, now))
    return { email, accessRole, inviter }
  })

  serve.write(invitations.accept, async ({ body: { token, name, password, locale }, ...context }) => {
    const { tx, now } = context
    const { id, email, accessRole, inviterName } = await store.byToken(tx, secret, token, now)
    const draft = UserDraft.parse({ name, email, status: 'Active', accessRole })
    const reason = `Invited by ${inviterName}`
    await openAccount({ ...context, reason }, draft, { password: await hashPassword(password), locale })
    await store.close(tx, id, 'acceptedAt', now)
    return { email }
  })
}
