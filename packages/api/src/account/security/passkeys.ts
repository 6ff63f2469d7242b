import { passkeys } from '@quarterdeck/contract/account/security'
import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { Selectable } from 'kysely'
import { Answer } from '../../kit/answer.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { authWithin, ownSession, recordEvent, requireFresh } from '../auth/index.ts'
import { translateAuthError } from './auth-errors.ts'

type PasskeyRow = Selectable<Schema['passkeys']>

const toDto = ({ id, name, createdAt, usedAt, backedUp }: PasskeyRow) => ({
  id: String(id),
  name: name ?? '',
  createdAt: (createdAt ?? new Date(0)).toISOString(),
  lastUsedAt: usedAt?.toISOString() ?? null,
  synced: backedUp,
})

const ownPasskey = async (tx: Tx, userId: number, id: string): Promise<PasskeyRow> => {
  const found = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', integerKey(id) ?? 0)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound('Passkey')
  return found
}

export const servePasskeys = (serve: Serve, ports: Ports): void => {
  serve.read(passkeys.list, async ({ db, headers, actor }) => {
    await ownSession({ tx: db, headers })
    const rows = await db.selectFrom('passkeys').selectAll().where('userId', '=', actor.id).orderBy('id').execute()
    return rows.map(toDto)
  })

  serve.write(passkeys.options, async (context) => {
    await requireFresh(context)
    const made = await translateAuthError(
      authWithin(ports, context.tx).api.generatePasskeyRegistrationOptions({
        headers: context.headers,
        query: {},
        returnHeaders: true,
      }),
    )
    // A ceremony of WebAuthn, as the browser wants it.
    return new Answer(made.response as unknown as Record<string, unknown>, {}, made.headers.getSetCookie())
  })

  serve.write(passkeys.create, async ({ body, ...context }) => {
    const { tx, headers, actor } = context
    await requireFresh(context)
    const made = await translateAuthError(
      authWithin(ports, tx).api.verifyPasskeyRegistration({
        headers,
        body: { response: body.response, name: body.name },
      }),
    )
    if (!made) throw new Problem('invalid_request')
    await recordEvent(context, actor.id, 'passkey_added', body.name)
    return toDto(await ownPasskey(tx, actor.id, String(made.id)))
  })

  serve.write(passkeys.rename, async ({ query, body, ...context }) => {
    const { tx, headers, actor } = context
    await ownSession({ tx, headers })
    const before = await ownPasskey(tx, actor.id, query.id)
    await tx.updateTable('passkeys').set({ name: body.name }).where('id', '=', before.id).execute()
    await recordEvent(context, actor.id, 'passkey_renamed', body.name)
    return toDto({ ...before, name: body.name })
  })

  serve.write(passkeys.remove, async ({ query, ...context }) => {
    const { tx, actor } = context
    await requireFresh(context)
    const before = await ownPasskey(tx, actor.id, query.id)
    await tx.deleteFrom('passkeys').where('id', '=', before.id).execute()
    await recordEvent(context, actor.id, 'passkey_removed', before.name ?? '')
    return toDto(before)
  })
}
