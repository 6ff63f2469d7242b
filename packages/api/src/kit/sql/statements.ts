import { type Kysely, sql } from 'kysely'

/** Runs a text of statements. Each ends with `;` and only their first lines aren't indented. */
export const runStatements = async (db: Kysely<never>, text: string): Promise<void> => {
  for (const statement of text.trim().split(/;\n+(?=\S)/)) await sql.raw(statement).execute(db)
}
