import type { TicketPriority, TicketStatus } from '@quarterdeck/contract/kit/constants'
import { type SupportSettings, serviceTargets, type TicketGoal } from '@quarterdeck/contract/support/settings'
import type { WorkingHours } from '@quarterdeck/contract/support/working-hours'
import { minuteMs, type Pause, type WorkingTime, workingTime } from '@quarterdeck/contract/support/working-time'

/** Fields of a ticket that its due times depend on. */
export interface TicketFacts {
  readonly status: TicketStatus
  readonly priority: TicketPriority
  readonly teamId: number | null
  readonly createdAt: Date
  readonly firstRepliedAt: Date | null
  /** Due time of the first reply, by which it is judged once given. */
  readonly firstReplyDueAt: Date | null
  /** Time of the customer's first message without a reply, after a first reply. */
  readonly askedAt: Date | null
  readonly pauses: readonly Pause[]
}

interface Due {
  readonly goal: TicketGoal
  readonly dueAt: Date
  /** Time from which the goal is near. */
  readonly warnAt: Date
}

const compiled = new Map<string, WorkingTime>()
/** Maximum number of cached working hours; more than an installation has teams. */
const max = 100

const timeOf = (hours: WorkingHours): WorkingTime => {
  const key = JSON.stringify(hours)
  const time = compiled.get(key) ?? workingTime(hours)
  if (compiled.size >= max) compiled.clear()
  compiled.set(key, time)
  return time
}

/** Returns the start of a goal's clock; undefined if the goal doesn't apply. */
const beginOf = (goal: TicketGoal, { createdAt, askedAt }: TicketFacts): Date | undefined =>
  goal === 'nextReply' ? (askedAt ?? undefined) : createdAt

/** Returns all due times of a ticket, reached or not. */
const duesOf = (settings: SupportSettings, facts: TicketFacts): readonly Due[] => {
  const { hours, goals, teams, warnMinutes } = settings
  const time = timeOf(teams.find(({ id }) => id === facts.teamId)?.hours ?? hours)
  return serviceTargets.flatMap((goal) => {
    const { [goal]: minutes } = goals[facts.priority]
    const begin = beginOf(goal, facts)
    if (minutes === null || !begin) return []
    const work = minutes * minuteMs
    // What is due sooner than it is warned of is warned of half-way.
    const lead = Math.min(warnMinutes * minuteMs, work / 2)
    const after = (amount: number) => time.dueAfter(begin, amount, facts.pauses)
    return [{ goal, dueAt: after(work), warnAt: after(work - lead) }]
  })
}

/** Checks that a goal is still open and its clock is running. */
const isWaitedFor = ({ status, firstRepliedAt }: TicketFacts, goal: TicketGoal): boolean =>
  status === 'Open' && (goal !== 'firstReply' || firstRepliedAt === null)

const earliest = (dates: readonly Date[]): Date | null =>
  dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : null

/** Returns the stored due times of a ticket, and those still open. */
export const dueTimes = (settings: SupportSettings, facts: TicketFacts) => {
  const dues = duesOf(settings, facts)
  const of = (goal: TicketGoal) => dues.find((due) => due.goal === goal)?.dueAt ?? null
  const waited = dues.filter(({ goal }) => isWaitedFor(facts, goal))
  const isJudged = facts.firstRepliedAt !== null && facts.firstReplyDueAt !== null
  return {
    stored: {
      firstReplyDueAt: isJudged ? facts.firstReplyDueAt : of('firstReply'),
      nextReplyDueAt: of('nextReply'),
      solveDueAt: of('solve'),
      dueAt: earliest(waited.map(({ dueAt }) => dueAt)),
      warnAt: earliest(waited.map(({ warnAt }) => warnAt)),
    },
    waited,
  }
}

/** Alerts already sent for each goal: that it is near, or missed. An alert for another due time doesn't count. */
export type SentAlerts = Readonly<Partial<Record<TicketGoal, { readonly dueAt: string; readonly isMissed: boolean }>>>

/** Maximum age of an alert; goals missed earlier are not reported. */
const newsMs = 86_400_000

const iso = (at: Date) => at.toISOString()

const knownOf = (sent: SentAlerts, { goal, dueAt }: Due) => (sent[goal]?.dueAt === iso(dueAt) ? sent[goal] : undefined)

/** Returns the time of the next alert, which can be in the past; null for none. */
export const alertAt = (waited: readonly Due[], sent: SentAlerts): Date | null =>
  earliest(
    waited.flatMap((due) => {
      const known = knownOf(sent, due)
      if (known?.isMissed) return []
      return [known ? due.dueAt : due.warnAt]
    }),
  )

/** Returns the alerts that are due now, and all alerts sent after them. */
export const alertsOf = (waited: readonly Due[], sent: SentAlerts, now: Date) => {
  const near = waited
    .filter(({ warnAt }) => warnAt <= now)
    .map((due) => {
      const [known, isMissed] = [knownOf(sent, due), due.dueAt <= now]
      const isOld = now.getTime() - due.dueAt.getTime() > newsMs
      return { ...due, isMissed, isNews: !isOld && (isMissed ? !known?.isMissed : !known) }
    })
  const then = near.map(({ goal, dueAt, isMissed }) => [goal, { dueAt: iso(dueAt), isMissed }])
  return { news: near.filter(({ isNews }) => isNews), sent: Object.fromEntries(then) as SentAlerts }
}
