import { accessRoles, may } from '@quarterdeck/contract/kit/permission'
import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import type { Selectable } from 'kysely'
import type { Tx } from '../../kit/ports.ts'
import type { TicketsTable } from '../../kit/sql/schema-support.ts'
import * as users from '../../people/users/index.ts'
import { assigneeFrom, settingsOf } from '../settings/index.ts'

interface Assigned {
  readonly teamId?: number | null
  readonly assigneeId?: number | null
}

/**
 * Completes a change with the assignee by the rule of a new team; an explicit assignee, or one who is a member of it
 * already, stays.
 * @throws Problem at `teamId` for a missing or inactive team
 */
export const withAssignee = async <Change extends Assigned>(
  tx: Tx,
  before: Required<Assigned>,
  change: Change,
): Promise<Change> => {
  const { teamId, assigneeId } = change
  if (teamId === undefined || teamId === null || teamId === before.teamId) return change
  const team = (await settingsOf(tx)).teams.find(({ id, isActive }) => id === teamId && isActive)
  if (!team) throw fieldProblem('teamId', { code: 'unknown_record', message: 'There is no such team' })
  const isChosen = assigneeId !== undefined
  const isMember = before.assigneeId !== null && team.members.includes(before.assigneeId)
  if (isChosen || isMember || team.rule === 'manual') return change
  return { ...change, assigneeId: await assigneeFrom(tx, team) }
}

/** Returns the fields that a ticket split from another inherits, as far as they are still valid. */
export const inheritedFields = async (tx: Tx, { userId, teamId, assigneeId, ...source }: Selectable<TicketsTable>) => {
  const { requesterName, requesterEmail, language, priority, category, tags, image, related } = source
  const [user] = userId === null ? [] : await users.byIds(tx, [userId])
  const hasTeam = (await settingsOf(tx)).teams.some(({ id, isActive }) => id === teamId && isActive)
  return {
    requesterName,
    requesterEmail,
    language,
    priority,
    category,
    tags,
    image,
    related,
    userId: user?.id ?? null,
    teamId: hasTeam ? teamId : null,
    assigneeId: assigneeId !== null && (await isAgent(tx, assigneeId)) ? assigneeId : null,
  }
}

/** Access roles that can be assigned tickets. */
const agents = accessRoles.filter((role) => may(role, 'tickets:write'))

/** Checks that a user can be assigned tickets. */
export const isAgent = async (tx: Tx, id: number): Promise<boolean> => {
  const agent = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where('status', '=', 'Active')
    .where('accessRole', 'in', agents)
    .executeTakeFirst()
  return agent !== undefined
}
