import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import { notFound } from '@quarterdeck/contract/kit/problem'
import {
  type Incident,
  type IncidentDraft,
  incidentDays,
  type incidents,
} from '@quarterdeck/contract/support/incidents'
import { sql } from 'kysely'
import type { WriteContext } from '../../kit/context.ts'
import type { Db, Tx } from '../../kit/ports.ts'
import { changeSetting } from '../../kit/records/settings.ts'
import { settingOf } from '../../kit/sql/setting.ts'

/** Setting with all incidents, which are few; versioned and journaled like other settings. */
const key = 'incidents'
const dayMs = 86_400_000
/** Maximum number kept; the journal has the earlier ones. */
const maxStored = 50

export const readIncidents = async (db: Db | Tx): Promise<readonly Incident[]> =>
  ((await settingOf(db, key)) as readonly Incident[] | undefined) ?? []

/** Returns incidents, open ones first, each newest first. */
export const listOf = (all: readonly Incident[], now: Date): Incident[] =>
  all
    .filter(({ endedAt }) => endedAt === null || now.getTime() - Date.parse(endedAt) < incidentDays * dayMs)
    .toSorted(
      (one, other) =>
        Number(one.endedAt !== null) - Number(other.endedAt !== null) ||
        Date.parse(other.startedAt) - Date.parse(one.startedAt),
    )

/** Changes all incidents under a lock, so that concurrent changes don't conflict. */
const changeAll = async (
  context: WriteContext,
  change: (all: readonly Incident[]) => readonly Incident[],
): Promise<readonly Incident[]> => {
  await sql`
    insert into "installation" ("key", "value", "version") values (${key}, 'null', 0)
    on conflict ("key") do update set "version" = "installation"."version"`.execute(context.tx)
  const value = change(await readIncidents(context.tx)).slice(0, maxStored)
  await changeSetting(context, {
    key,
    value,
    ifMatch: undefined,
    toDto: ({ value: known }) => ({ incidents: known ?? [] }),
  })
  return value
}

export const announce = (context: WriteContext, id: string, draft: IncidentDraft) => {
  const at = context.now.toISOString()
  return changeAll(context, (all) => [{ ...draft, id, startedAt: at, updatedAt: at, endedAt: null }, ...all])
}

/** @throws Problem `Incident not found` */
export const changeIncident = (context: WriteContext, { id, ended, ...patch }: BodyOf<typeof incidents.change>) => {
  const at = context.now.toISOString()
  return changeAll(context, (all) => {
    if (!all.some((incident) => incident.id === id)) throw notFound('Incident')
    const endOf = ({ endedAt }: Incident) => (ended === undefined ? endedAt : ended ? (endedAt ?? at) : null)
    return all.map((incident) =>
      incident.id === id ? { ...incident, ...patch, updatedAt: at, endedAt: endOf(incident) } : incident,
    )
  })
}
