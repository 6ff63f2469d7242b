import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import IconAlarm from '@tabler/icons-react/dist/esm/icons/IconAlarm.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Figures } from '../../../kit/ui/figures/figures.tsx'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { ticketMessages } from '../messages/index.ts'
import { AgentTable } from './agent-table.tsx'
import { daysIn, figuresOf, listParametersOf, periods } from './figures-query.ts'
import { useDurationFormat } from './use-duration-format.ts'

/** Shows support statistics: waiting tickets, reply times, agents. */
export const TicketFiguresPage = () => {
  const { figures: m } = useMessages(ticketMessages)
  const { number } = useFormats()
  const navigate = useNavigate()
  const days = daysIn(useSearch({ strict: false }))
  const query = useQuery(figuresOf(days))
  const span = useDurationFormat()
  const { all, since = '', agents } = query.data ?? {}
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }
  const link = (of: Parameters<typeof listParametersOf>[0]) =>
    ({ to: '/tickets', search: listParametersOf(of, since) }) as const
  return (
    <Page
      title={m.title}
      about={m.about(days)}
      actions={
        <SegmentedControl
          aria-label={m.period}
          value={String(days)}
          onChange={(value) =>
            void navigate({ to: '/tickets/figures', search: value === '30' ? {} : { days: value }, resetScroll: false })
          }
          data={periods.map((period) => ({ value: String(period), label: m.days(period) }))}
        />
      }
    >
      {query.isError && <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />}
      <Figures
        label={m.all}
        figures={[
          {
            name: 'waiting',
            label: m.waiting,
            icon: <IconMailOpened {...icon} />,
            tone: 'accent',
            figure: all && number(all.waiting),
            link: link('waiting'),
          },
          {
            name: 'late',
            label: m.late,
            icon: <IconAlarm {...icon} />,
            tone: 'red',
            figure: all && number(all.late),
            link: link('late'),
          },
          {
            name: 'reply',
            label: m.reply,
            icon: <IconMailForward {...icon} />,
            tone: 'amber',
            figure: all && span(all.replySeconds),
            link: link('replied'),
            hint: all && m.ofTickets(all.replied),
          },
          {
            name: 'solve',
            label: m.solve,
            icon: <IconCircleCheck {...icon} />,
            tone: 'green',
            figure: all && span(all.solveSeconds),
            link: link('closed'),
            hint: all && m.ofTickets(all.closed),
          },
        ]}
      />
      <Panel title={m.byAgent}>
        {agents ? <AgentTable agents={agents} since={since} /> : <Skeleton width="100%" height={180} />}
      </Panel>
    </Page>
  )
}
