import { sql } from 'kysely'
import type { Db } from '../../kit/ports.ts'
import type { Check } from '../../kit/records/check.ts'
import { checks } from './checks.ts'

/** Result of checking one kind of stored figure. */
export interface Finding {
  readonly name: string
  /** Number of wrong figures. */
  readonly wrong: number
  /** Some of the wrong ones, a line each. */
  readonly examples: readonly string[]
  /** True if they can be recomputed from the records. */
  readonly mendable: boolean
}

const maxExamples = 10

const find = async (db: Db, { name, wrong, mend }: Check): Promise<Finding> => {
  const { rows } = await sql<{ wrong: string; all: number }>`
    select wrong, count(*) over ()::integer as all from (${wrong}) as wrongs limit ${maxExamples}`.execute(db)
  return { name, wrong: rows[0]?.all ?? 0, examples: rows.map((row) => row.wrong), mendable: mend !== undefined }
}

/** Compares every stored figure with its records. */
export const examine = async (db: Db): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const check of checks) findings.push(await find(db, check))
  return findings
}

/** Repairs wrong figures, blocking changes in the meantime. Returns the findings from before. */
export const mend = async (db: Db): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const check of checks) {
    const finding = await find(db, check)
    if (finding.wrong > 0 && check.mend) await db.transaction().execute(check.mend)
    findings.push(finding)
  }
  return findings
}
