import type { Db } from '../../kit/ports.ts'

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The SHA-256 of a file, in hexadecimal digits. */
const hashOf = async (file: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', file))

/** Of what a file is. */
interface Issued {
  readonly invoiceId: string
  /** The note to that invoice, where the file is of one. */
  readonly creditNote?: string | null
  /** It has the e-invoice in it. */
  readonly isHybrid?: boolean
  /** It is the e-invoice alone. */
  readonly isXml?: boolean
}

/** Remembers that a file of an invoice or a credit note was given out, so that it is known again; the same file is remembered once. */
export const rememberFile = async (db: Db, of: Issued, file: Uint8Array<ArrayBuffer>, now: Date): Promise<void> => {
  await db
    .insertInto('issuedFiles')
    .values({ ...of, hash: await hashOf(file), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Whether a file is one that was given out, of which invoice or credit note, when first, and whether there is a newer one of the same
 * form: it is written otherwise since.
 */
export const findFile = async (db: Db, file: Uint8Array<ArrayBuffer>) => {
  const found = await db
    .selectFrom('issuedFiles as f')
    .select(['f.invoiceId', 'f.creditNote', 'f.createdAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('issuedFiles as later')
          .select('later.hash')
          .whereRef('later.invoiceId', '=', 'f.invoiceId')
          .whereRef('later.creditNote', 'is not distinct from', 'f.creditNote')
          .whereRef('later.isHybrid', '=', 'f.isHybrid')
          .whereRef('later.isXml', '=', 'f.isXml')
          .whereRef('later.createdAt', '>', 'f.createdAt'),
      ).as('isOutdated'),
    )
    .where('f.hash', '=', await hashOf(file))
    .executeTakeFirst()
  return found && { ...found, isOutdated: Boolean(found.isOutdated), createdAt: found.createdAt.toISOString() }
}
