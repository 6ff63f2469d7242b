import { accessRoles, may } from '@quarterdeck/contract/kit/permission'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { StoredSettings, type SupportSettings, type Team, type TeamDraft } from '@quarterdeck/contract/support/settings'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { type Setting, settingWithVersion } from '../../kit/sql/setting.ts'
import { defaults } from './defaults.ts'

const key = 'support'
const StoredValue = StoredSettings.omit({ version: true })

const toDto = ({ value, version }: Setting): StoredSettings => ({
  ...(StoredValue.safeParse(value).data ?? defaults),
  version,
})

export const settingsOf = async (db: Db | Tx): Promise<StoredSettings> => toDto(await settingWithVersion(db, key))

/** Returns those who can be assigned tickets: active users who can answer them. */
export const agentsAmong = async (tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'Active')
    .where(
      'accessRole',
      'in',
      accessRoles.filter((role) => may(role, 'tickets:write')),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Rejects new members who can't be assigned tickets; existing ones can stay. @throws Problem at the new member */
const guardMembers = async (tx: Tx, before: readonly Team[], teams: readonly TeamDraft[]): Promise<void> => {
  const agents = await agentsAmong(tx, [...new Set(teams.flatMap(({ members }) => members))])
  for (const [index, { id, members }] of teams.entries()) {
    const old = before.find((team) => team.id === id)?.members ?? []
    const place = members.findIndex((member) => !agents.has(member) && !old.includes(member))
    if (place < 0) continue
    const message = 'Choose somebody who may sign in and answer tickets'
    throw fieldProblem(`teams.${index}.members.${place}`, { code: 'unknown_record', message })
  }
}

/** @throws Problem at a team that is not known, there twice or left out */
const guardTeams = (before: readonly Team[], teams: readonly TeamDraft[]): void => {
  const [known, sent] = [before, teams].map((each) => each.map(({ id }) => id)) as [number[], (number | null)[]]
  for (const [index, id] of sent.entries()) {
    if (id === null) continue
    const at = `teams.${index}.id`
    if (!known.includes(id)) throw fieldProblem(at, { code: 'unknown_record', message: 'There is no such team' })
    if (sent.indexOf(id) < index) throw fieldProblem(at, { code: 'taken', message: 'This team is listed twice' })
  }
  const left = before.find(({ id }) => !sent.includes(id))
  if (!left) return
  const message = `${left.name} is left out: a team that is no longer wanted is not active`
  throw fieldProblem('teams', { code: 'required', message })
}

const numbered = (before: readonly Team[], teams: readonly TeamDraft[]): Team[] => {
  let last = Math.max(0, ...before.map(({ id }) => id))
  return teams.map(({ id, ...team }) => ({ ...team, id: id ?? ++last }))
}

/** Marks all open tickets, whose due times are then recomputed in the background. */
const markWaiting = async (tx: Tx): Promise<void> => {
  await sql`update "ticketClocks" as c set "isStale" = true from "tickets" as t
    where t."id" = c."ticketId" and t."status" <> 'Closed' and t."deletedAt" is null`.execute(tx)
}

/** @throws Problem at teams and members that cannot be; `conflict` where the settings were changed after they were seen */
export const change = async (
  context: WriteContext,
  requested: SupportSettings,
  ifMatch: number | undefined,
): Promise<StoredSettings> => {
  const { tx } = context
  // What teams there are is looked at, and numbers are given, by one at a time.
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const { teams: before, version } = await settingsOf(tx)
  const isSeen = ifMatch === undefined || ifMatch === version
  if (isSeen) guardTeams(before, requested.teams)
  if (isSeen) await guardMembers(tx, before, requested.teams)
  const value = { ...requested, teams: numbered(before, requested.teams) }
  const next = await changeSetting(context, { key, value, ifMatch, toDto })
  if (next !== version) await markWaiting(tx)
  return { ...value, version: next }
}
