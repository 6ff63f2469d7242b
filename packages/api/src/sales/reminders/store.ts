import { ReminderSettings, type ReminderStep } from '@quarterdeck/contract/sales/reminders'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { type Setting, settingWithVersion } from '../../kit/sql/setting.ts'
import { isOpen } from '../invoices/index.ts'
import { beginning, dayAfter, dayRules, followingOf, type Rules } from './steps.ts'

const key = 'reminderSteps'

/** Default steps: friendly, firm, final. */
const defaults: readonly ReminderStep[] = [3, 14, 30].map((days) => ({ days, isOn: true }))

const toDto = ({ value, version }: Setting) => {
  const { data } = ReminderSettings.safeParse({ steps: value })
  return { steps: data?.steps ?? [...defaults], version }
}

export const settingsOf = async (db: Db | Tx) => toDto(await settingWithVersion(db, key))

export const stepsOf = async (db: Db | Tx): Promise<ReminderStep[]> => (await settingsOf(db)).steps

/**
 * Saves the steps and returns their version.
 * @throws Problem `conflict` if they were changed since they were read
 */
export const keepSteps = (
  context: WriteContext,
  steps: readonly ReminderStep[],
  ifMatch: number | undefined,
): Promise<number> => changeSetting(context, { key, value: steps, ifMatch, toDto })

/** Returns SQL for the invoices whose next step can be sent now, by the rule of `nextOf`; addresses aren't checked. */
export const dueNow = (
  steps: readonly ReminderStep[],
  { today, zone }: Pick<Rules, 'today' | 'zone'>,
): RawBuilder<unknown> | undefined => {
  const parts = steps.flatMap((_, last) => {
    const next = followingOf(steps, last)
    if (!next) return []
    // A day counts from its beginning.
    const late = dayAfter(today, 1 - next.days)
    const rested = beginning(dayAfter(today, 1 - next.rest), zone)
    return sql`
      select "id" from "invoices"
      where "reminderStep" = ${last} and "dueDate" < ${late} and coalesce("remindedAt" < ${rested}, true)
        and "deletedAt" is null and ${isOpen} and "owedAmount" > 0 and "reminderHold" = '' and "billingEmail" <> ''
        and not exists (select 1 from "users" u where u."id" = "customerId" and u."erasedAt" is not null)`
  })
  return parts.length > 0 ? sql`${sql.join(parts, sql` union all `)}` : undefined
}

/** Counts the invoices for which a reminder is due. */
export const countDue = async (db: Db | Tx, steps: readonly ReminderStep[], now: Date): Promise<number> => {
  const due = dueNow(steps, await dayRules(db, now))
  if (!due) return 0
  const { rows } = await sql<{ count: number }>`select count(*)::int as "count" from (${due}) as "due"`.execute(db)
  return rows[0]?.count ?? 0
}
