import type { Db } from '../../kit/ports.ts'

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the SHA-256 of a file in hexadecimal. */
const hashOf = async (file: Uint8Array<ArrayBuffer>): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', file))

/** The document a stored file was made from. */
interface Issued {
  readonly invoiceId: string
  /** Credit note on that invoice; absent for the invoice itself. */
  readonly creditNote?: string | null
  /** True for a PDF with an embedded e-invoice. */
  readonly isHybrid?: boolean
  /** True for the XML alone. */
  readonly isXml?: boolean
}

/** Stores the hash of a file that was sent or downloaded, so that it can be verified; the same file is stored once. */
export const rememberFile = async (db: Db, of: Issued, file: Uint8Array<ArrayBuffer>, now: Date): Promise<void> => {
  await db
    .insertInto('issuedFiles')
    .values({ ...of, hash: await hashOf(file), createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Finds a file by its hash: its invoice or credit note, when it was first sent, and whether a newer file of the same
 * form exists.
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
