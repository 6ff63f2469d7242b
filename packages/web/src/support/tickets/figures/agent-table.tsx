import type { OutputOf } from '@quarterdeck/contract/kit/endpoint'
import type { tickets } from '@quarterdeck/contract/support/tickets'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Avatar } from '../../../kit/ui/avatar.tsx'
import shared from '../../../kit/ui/styles/shared.module.css'
import { ticketMessages } from '../messages/index.ts'
import classes from './figures.module.css'
import { type Counted, listParametersOf } from './figures-query.ts'
import { useDurationFormat } from './use-duration-format.ts'

type Agents = OutputOf<typeof tickets.figures>['agents']

interface Props {
  readonly agents: Agents
  readonly since: string
}

/** Lists agents with their figures; each links to its tickets. */
export const AgentTable = ({ agents, since }: Props) => {
  const { figures: m } = useMessages(ticketMessages)
  const { number } = useFormats()
  const span = useDurationFormat()
  if (agents.length === 0) return <p className={shared.hint}>{m.none}</p>
  const columns: readonly (readonly [of: Counted, label: string, show: (row: Agents[number]) => string])[] = [
    ['waiting', m.waiting, ({ waiting }) => number(waiting)],
    ['late', m.late, ({ late }) => number(late)],
    ['replied', m.reply, ({ replySeconds }) => span(replySeconds)],
    ['closed', m.closed, ({ closed }) => number(closed)],
    ['closed', m.solve, ({ solveSeconds }) => span(solveSeconds)],
  ]
  return (
    <table className={classes.agents}>
      <thead>
        <tr>
          <th scope="col">{m.agent}</th>
          {columns.map(([, label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {agents.map((row) => {
          const name = row.agent ? row.agent.name || `#${row.agent.id}` : m.nobody
          return (
            <tr key={row.agent?.id ?? 0}>
              <th scope="row">
                <span className={classes.agent}>
                  <Avatar name={row.agent?.name ?? ''} image={row.agent?.image ?? ''} />
                  <bdi>{name}</bdi>
                </span>
              </th>
              {columns.map(([of, label, show]) => (
                <td key={label} data-label={label} data-figures>
                  {row[of] === 0 ? (
                    <span className={shared.hint}>{show(row)}</span>
                  ) : (
                    <Link
                      to="/tickets"
                      search={listParametersOf(of, since, row.agent?.id ?? null)}
                      aria-label={`${label}: ${show(row)}`}
                    >
                      {show(row)}
                    </Link>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
