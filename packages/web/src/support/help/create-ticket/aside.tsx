import { serviceTargets } from '@quarterdeck/contract/support/settings'
import { minuteMs, workingTime } from '@quarterdeck/contract/support/working-time'
import { search } from '@quarterdeck/contract/system/search'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { reading } from '../../../kit/lib/api/queries.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { supportMessages } from '../../messages/index.ts'
import { settingsQuery, useCurrentMinute } from '../../tickets/index.ts'
import { ticketMessages } from '../../tickets/messages/index.ts'
import { ArticleSuggestions, useDebouncedText } from '../faqs/article-suggestions.tsx'
import { openTicketsOf } from '../overview/overview-query.ts'
import classes from './create-ticket.module.css'
import type { TicketInput } from './ticket-input.ts'

/** Service targets of a new ticket. */
const shown = serviceTargets.filter((goal) => goal !== 'nextReply')

/** Shows the due times the ticket would have if created now, by its priority and the working hours of its team. */
const Dues = () => {
  const { create: m, fields } = useMessages(ticketMessages)
  const { moment } = useFormats()
  const now = useCurrentMinute()
  const { data } = useQuery(settingsQuery)
  const [priority, teamId] = useWatch<TicketInput, ['priority', 'teamId']>({ name: ['priority', 'teamId'] })
  if (!data) return null
  const hours = data.teams.find(({ id }) => String(id) === teamId)?.hours ?? data.hours
  const time = workingTime(hours)
  const labels = { firstReply: fields.firstReplyDueAt, solve: fields.solveDueAt, nextReply: fields.nextReplyDueAt }
  return (
    <Panel title={m.due}>
      <dl className={classes.dues}>
        {shown.map((goal) => {
          const minutes = data.goals[priority][goal]
          return (
            <div key={goal}>
              <dt>{labels[goal]}</dt>
              <dd>
                {minutes === null ? m.noGoal : moment(time.dueAfter(new Date(now), minutes * minuteMs).toISOString())}
              </dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}

const max = 5

/** Lists possible duplicates: open tickets of the customer, and tickets that match the subject. */
const Similar = () => {
  const { create: m } = useMessages(ticketMessages)
  const [subject, userId] = useWatch<TicketInput, ['subject', 'userId']>({ name: ['subject', 'userId'] })
  const q = useDebouncedText(subject)
  const theirs = useQuery({ ...openTicketsOf(Number(userId)), enabled: userId !== '' })
  const alike = useQuery({ ...reading(search.all, { q, in: 'tickets' }), enabled: q.length > 2 })
  const all = [
    ...(userId === '' ? [] : (theirs.data?.rows ?? [])),
    ...(q.length > 2 ? (alike.data?.tickets ?? []).filter(({ status }) => status !== 'Closed') : []),
  ]
  const found = all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index).slice(0, max)
  if (found.length === 0) return null
  return (
    <Panel title={m.similar}>
      <p className={classes.text}>{m.similarText}</p>
      <ul className={classes.similar} aria-live="polite">
        {found.map(({ id, subject: words }) => (
          <li key={id}>
            <Link to="/tickets/$id" params={{ id: String(id) }} target="_blank">
              <span>{`#${id}`}</span> <bdi>{words}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Shows due times, possible duplicates and suggested articles beside the form. */
export const Aside = () => {
  const { overview: m } = useMessages(supportMessages)
  const [subject, describe] = useWatch<TicketInput, ['subject', 'describe']>({ name: ['subject', 'describe'] })
  return (
    <div className={classes.aside}>
      <Dues />
      <Similar />
      <ArticleSuggestions
        text={subject || describe}
        fallback={
          <Link to="/support/faqs" target="_blank">
            {m.allFaqs}
          </Link>
        }
      />
    </div>
  )
}
