import { z } from 'zod'
import { ticketPriorities } from '../kit/constants.ts'
import { endpoint } from '../kit/endpoint.ts'
import { choice, id, requiredText, sentId, versioned } from '../kit/fields.ts'
import { WorkingHours } from './working-hours.ts'

/** Service targets of a ticket: answer to the first message, answer to each later customer message, and solution. */
export const serviceTargets = ['firstReply', 'nextReply', 'solve'] as const
export type TicketGoal = (typeof serviceTargets)[number]

/** A thousand hours. */
export const maxGoalMinutes = 60_000
export const maxWarnMinutes = 2400
export const maxMembers = 100

/** Target in working minutes; null for no target. */
const Minutes = z.int().min(1).max(maxGoalMinutes).nullable()

const Goals = z.object({ firstReply: Minutes, nextReply: Minutes, solve: Minutes })
export type Goals = z.output<typeof Goals>

const byPriority = Object.fromEntries(ticketPriorities.map((priority) => [priority, Goals])) as Record<
  (typeof ticketPriorities)[number],
  typeof Goals
>

/** Assignment of a team's tickets: manually, in turn, or to the member with the fewest open tickets. */
export const assignmentRules = ['manual', 'roundRobin', 'leastLoaded'] as const
export type TeamRule = (typeof assignmentRules)[number]

const isOnce = <Value>(values: readonly Value[]) => new Set(values).size === values.length

const team = z.object({
  /** Null for a new team. */
  id: id.nullable(),
  name: requiredText(60),
  members: z
    .array(sentId)
    .max(maxMembers)
    .refine(isOnce, { params: { code: 'taken' } }),
  rule: choice(assignmentRules),
  /** Working hours of the team, if they differ from the company's. */
  hours: WorkingHours.nullable(),
  /** Inactive teams keep their tickets and get no new ones. */
  isActive: z.boolean(),
})
export type TeamDraft = z.output<typeof team>

const Team = team.extend({ id, members: z.array(id) })
export type Team = z.output<typeof Team>

/** Returns the indexes of teams whose name another team has too, ignoring case. */
const guardNames = (teams: readonly TeamDraft[]): number[] => {
  const names = teams.map(({ name }) => name.toLowerCase())
  return names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
}

const taken = (input: unknown, path: PropertyKey[]) => ({
  ...({ code: 'custom', params: { code: 'taken' }, message: 'Another team has this name' } as const),
  input,
  path,
})

export const SupportSettings = z.object({
  hours: WorkingHours,
  goals: z.object(byPriority),
  /** Warning before a due time, in working minutes. */
  warnMinutes: z.int().min(1).max(maxWarnMinutes),
  teams: z
    .array(team)
    .max(50)
    .check(({ value, issues }) => {
      for (const index of guardNames(value)) issues.push(taken(value[index]?.name, [index, 'name']))
    }),
})
export type SupportSettings = z.output<typeof SupportSettings>

export const StoredSettings = SupportSettings.extend({ teams: z.array(Team), ...versioned.shape })
export type StoredSettings = z.output<typeof StoredSettings>

/** Support settings: working hours, service targets and teams. */
export const supportSettings = {
  read: endpoint({
    method: 'GET',
    path: '/support/settings',
    needs: 'tickets:read',
    summary: 'Get working hours, service targets by priority, and teams',
    output: StoredSettings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/support/settings',
    needs: 'support:write',
    sendsNoMail: true,
    summary:
      'Change working hours, service targets and teams; due times of open tickets are recalculated. Teams cannot be removed, only deactivated',
    body: SupportSettings,
    output: StoredSettings,
  }),
}
