import { type Kysely, sql } from 'kysely'

/** Runs statements that end with `;`; the next begins without an indent, as no line inside of one does. */
export const runStatements = async (db: Kysely<never>, text: string): Promise<void> => {
  for (const statement of text.trim().split(/;\n+(?=\S)/)) await sql.raw(statement).execute(db)
}
