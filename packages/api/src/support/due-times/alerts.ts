import { sql } from 'kysely'
import { nobody } from '../../kit/actor.ts'
import type { Ports, Tx } from '../../kit/ports.ts'
import { mayActOn, notify, notifyWhoMay } from '../../system/notices/index.ts'
import { settingsOf } from '../settings/index.ts'
import { alertAt, alertsOf, dueTimes, type SentAlerts } from './rules.ts'
import { type Clock, clocksOf, recomputeSome } from './store.ts'

const atOnce = 100

/** Notifies the assignee of a ticket; if there is none, the team, or everyone who can answer. */
const sendAlert = async (
  tx: Tx,
  now: Date,
  { id, subject, assigneeId }: Clock,
  members: readonly number[],
  { goal, dueAt, isMissed }: ReturnType<typeof alertsOf>['news'][number],
): Promise<void> => {
  const event = isMissed ? 'ticket_missed' : 'ticket_due'
  const notice = { event, data: { ticket: id, subject, goal, at: dueAt.toISOString() } } as const
  const hearing: number[] = []
  for (const userId of assigneeId === null ? members : [assigneeId])
    if (await mayActOn(tx, event, userId)) hearing.push(userId)
  for (const userId of hearing) await notify({ tx, now }, { ...notice, userId })
  if (hearing.length === 0) await notifyWhoMay({ tx, now, actor: nobody }, notice)
}

/** Stores the alerts sent for a ticket, and the time of the next one. */
const storeAlerts = async (
  tx: Tx,
  { id }: Clock,
  waited: ReturnType<typeof dueTimes>['waited'],
  sent: SentAlerts,
): Promise<void> => {
  await sql`update "ticketClocks" set "told" = ${JSON.stringify(sent)}::jsonb, "alertAt" = ${alertAt(waited, sent)}
    where "ticketId" = ${id}`.execute(tx)
}

/** Sends due alerts, each once: they are stored in the transaction that has the ticket locked. */
const sendDueAlerts = async (tx: Tx, now: Date): Promise<boolean> => {
  const clocks = await clocksOf(tx, sql`c."alertAt" <= ${now} and not c."isStale"`, { max: atOnce, isShared: true })
  const settings = clocks.length > 0 && (await settingsOf(tx))
  if (!settings) return false
  for (const clock of clocks) {
    const { waited } = dueTimes(settings, clock)
    const { news, sent } = alertsOf(waited, clock.told, now)
    const members = settings.teams.find(({ id }) => id === clock.teamId)?.members ?? []
    for (const each of news) await sendAlert(tx, now, clock, members, each)
    await storeAlerts(tx, clock, waited, sent)
  }
  return clocks.length === atOnce
}

/** Computes due times of tickets from before the feature; goals already near or missed are not reported. */
export const beginQuietly = async (tx: Tx, now: Date): Promise<void> => {
  while (await recomputeSome(tx));
  const settings = await settingsOf(tx)
  for (const clock of await clocksOf(tx, sql`c."alertAt" <= ${now}`)) {
    const { waited } = dueTimes(settings, clock)
    const { sent } = alertsOf(waited, clock.told, now)
    await storeAlerts(tx, clock, waited, sent)
  }
}

/** Recomputes due times where needed, and sends due alerts. */
export const runTicketClocks = async ({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> => {
  for (const some of [recomputeSome, sendDueAlerts]) {
    while (await db.transaction().execute((tx) => some(tx, now())));
  }
}
