import { notFound, Problem } from '@quarterdeck/contract/kit/problem'
import type { ShareLink } from '@quarterdeck/contract/sales/sending'
import type { Selectable } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import { tokenOf } from '../../kit/mail/index.ts'
import type { Db, Ports, Tx } from '../../kit/ports.ts'
import { journal } from '../../kit/records/journal.ts'
import { digest } from '../../kit/sql/digest.ts'
import type { InvoiceLinksTable } from '../../kit/sql/schema-mail.ts'

export type LinkRow = Selectable<InvoiceLinksTable>
/** Ports needed to create links. */
export type LinkWorld = Pick<Ports, 'secret' | 'newId'>

const dayMs = 24 * 3_600_000

const hashOf = (token: string): Promise<string> => digest(new TextEncoder().encode(token))

const hasEnded = ({ revokedAt, expiresAt }: LinkRow, now: Date): boolean => revokedAt !== null || expiresAt <= now

/** Creates a link to an invoice that expires after some days. */
export const createLink = async (
  { tx, now, actor }: Pick<WriteContext, 'tx' | 'now' | 'actor'>,
  { secret, newId }: LinkWorld,
  invoiceId: string,
  days: number,
): Promise<LinkRow> => {
  const id = newId()
  return tx
    .insertInto('invoiceLinks')
    .values({
      id,
      invoiceId,
      hash: await hashOf(await tokenOf(secret, id)),
      actorId: actor.id,
      actorName: actor.name,
      createdAt: now,
      expiresAt: new Date(now.getTime() + days * dayMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const withMail = (db: Db | Tx) =>
  db
    .selectFrom('invoiceLinks as l')
    .selectAll('l')
    .select(({ selectFrom }) =>
      selectFrom('outbox as o').select('o.to').whereRef('o.linkId', '=', 'l.id').limit(1).as('to'),
    )

/** Returns the links to an invoice, newest first. */
export const linksTo = (db: Db | Tx, invoiceId: string) =>
  withMail(db).where('l.invoiceId', '=', invoiceId).orderBy('l.createdAt', 'desc').orderBy('l.id').execute()

/**
 * Revokes a link, journaled; one revoked earlier stays as it is.
 * @throws Problem `Link not found`
 */
export const revokeLink = async (context: WriteContext, id: string) => {
  const { tx, now } = context
  const ended = await tx
    .updateTable('invoiceLinks')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('invoiceId')
    .executeTakeFirst()
  if (ended) {
    const after = { ...ended, revokedAt: now }
    const entry = { entity: 'invoiceLinks', record: id, action: 'update', version: 1 } as const
    await journal(context, [{ ...entry, before: { revokedAt: null }, after }])
  }
  const link = await withMail(tx).where('l.id', '=', id).executeTakeFirst()
  if (!link) throw notFound('Link')
  return link
}

/**
 * Returns a link as the API sends it. It has no URL if the installation's secret changed since and its token is no
 * longer valid.
 */
export const linkDto = async (
  link: LinkRow & { readonly to: string | null },
  { secret, origin }: { readonly secret: string; readonly origin: string },
  now: Date,
): Promise<ShareLink> => {
  const { hash, actorId: _, actorName: by, createdAt, expiresAt, revokedAt, viewedAt, ...rest } = link
  const token = await tokenOf(secret, link.id)
  const isOpen = !hasEnded(link, now) && (await hashOf(token)) === hash
  return {
    ...rest,
    by,
    address: isOpen ? `${origin}/admin/i/${token}` : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    viewedAt: viewedAt?.toISOString() ?? null,
  }
}

/**
 * Returns the link of a token.
 * @throws Problem `Link not found`; `gone` for an expired or revoked link
 */
export const linkBy = async (db: Db | Tx, token: string, now: Date): Promise<LinkRow> => {
  const hash = await hashOf(token)
  const link = await db.selectFrom('invoiceLinks').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (!link) throw notFound('Link')
  if (hasEnded(link, now)) throw new Problem('gone')
  return link
}
