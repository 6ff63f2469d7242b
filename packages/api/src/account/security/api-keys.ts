import { apiKeys } from '@quarterdeck/contract/account/security'
import { fieldProblem, notFound } from '@quarterdeck/contract/kit/problem'
import type { Selectable } from 'kysely'
import { allowed } from '../../kit/http/allowed.ts'
import type { Serve } from '../../kit/http/serve.ts'
import type { Ports } from '../../kit/ports.ts'
import { integerKey } from '../../kit/sql/keys.ts'
import type { Schema } from '../../kit/sql/schema.ts'
import { authWithin, ownSession, recordEvent, requireFresh, scopeFromStore, scopeToStore } from '../auth/index.ts'
import { translateAuthError } from './auth-errors.ts'

const columns = ['id', 'name', 'start', 'createdAt', 'expiresAt', 'lastRequest', 'permissions'] as const
type KeyRow = Pick<Selectable<Schema['apiKeys']>, (typeof columns)[number]>

const toDto = ({ id, name, start, createdAt, expiresAt, lastRequest, permissions }: KeyRow) => ({
  id: String(id),
  name: name ?? '',
  start: start ?? '',
  scope: scopeFromStore(permissions && JSON.parse(permissions)),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastRequest?.toISOString() ?? null,
})

const daySeconds = 24 * 3600

export const serveApiKeys = (serve: Serve, ports: Ports): void => {
  serve.read(apiKeys.list, async ({ db, headers, actor }) => {
    await ownSession({ tx: db, headers })
    const rows = await db
      .selectFrom('apiKeys')
      .select(columns)
      .where('referenceId', '=', String(actor.id))
      .orderBy('id', 'desc')
      .execute()
    return rows.map(toDto)
  })

  serve.write(apiKeys.create, async ({ body: { name, scope, days }, ...context }) => {
    const { tx, actor } = context
    await requireFresh(context)
    if (!scope.every((permission) => allowed(actor, permission)))
      throw fieldProblem('scope', { code: 'forbidden', message: "A key can't have permissions that you don't have" })
    const made = await translateAuthError(
      authWithin(ports, tx).api.createApiKey({
        body: {
          name,
          userId: String(actor.id),
          permissions: scopeToStore(scope),
          ...(days && { expiresIn: days * daySeconds }),
        },
      }),
    )
    await recordEvent(context, actor.id, 'key_created', name)
    const row = await tx
      .selectFrom('apiKeys')
      .select(columns)
      .where('id', '=', Number(made.id))
      .executeTakeFirstOrThrow()
    return { apiKey: toDto(row), secret: made.key }
  })

  serve.write(apiKeys.revoke, async ({ query, ...context }) => {
    const { tx, headers, actor } = context
    await ownSession({ tx, headers })
    const row = await tx
      .deleteFrom('apiKeys')
      .where('referenceId', '=', String(actor.id))
      .where('id', '=', integerKey(query.id) ?? 0)
      .returning(columns)
      .executeTakeFirst()
    if (!row) throw notFound('API key')
    await recordEvent(context, actor.id, 'key_revoked', row.name ?? '')
    return toDto(row)
  })
}
