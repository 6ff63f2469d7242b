import { type Kysely, sql } from 'kysely'

/** From when each stage was entered, and since when a person had waited for it. */
const before = {
  screenAt: ['appliedAt'],
  interviewAt: ['screenAt'],
  offerAt: ['interviewAt', 'stage'],
  hiredAt: ['appliedAt', 'offerAt', 'source'],
} as const

/** Medians of the days that a stage takes are read from indexes alone. */
export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [field, included] of Object.entries(before)) {
    await sql`drop index ${sql.id(`applicants_${field}`)}`.execute(db)
    await sql`create index ${sql.id(`applicants_${field}`)} on "applicants" (${sql.ref(field)})
      include (${sql.join(included.map((column) => sql.ref(column)))})
      where "deletedAt" is null and ${sql.ref(field)} is not null`.execute(db)
  }
}
