import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Figures } from '../../../kit/ui/figures/figures.tsx'
import { ticketMessages } from '../messages/index.ts'
import { summaryCards, ticketSource } from '../source.ts'

/** Status counted by each card. */
const cards = [
  { id: 1, name: 'total', Icon: IconTicket, tone: 'accent', status: undefined },
  { id: 2, name: 'open', Icon: IconMailOpened, tone: 'amber', status: 'Open' },
  { id: 3, name: 'closed', Icon: IconCircleCheck, tone: 'green', status: 'Closed' },
  { id: 4, name: 'pending', Icon: IconClock, tone: 'red', status: 'Pending' },
] as const

/** Shows four totals of all tickets; each links to its tickets. */
export const TicketSummary = () => {
  const { summary: m } = useMessages(ticketMessages).list
  const { number } = useFormats()
  const known = useQuery(summaryCards).data
  const counts = useQuery(ticketSource.counts({ where: [] })).data?.counts.status
  const here = (status: string | undefined) =>
    counts && (status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0))
  return (
    <Figures
      label={m.label}
      figures={cards.map(({ id, name, Icon, tone, status }) => {
        const card = known?.find((each) => each.id === id)
        const live = here(status)
        const carried = card && live !== undefined ? card.totalOrder - live : 0
        return {
          name,
          label: m[name],
          figure: card && number(card.totalOrder),
          hint: carried > 0 ? m.carried(carried) : undefined,
          icon: <Icon size={18} stroke={1.75} aria-hidden />,
          tone,
          link: { to: '/tickets', search: status ? { status } : {} },
        }
      })}
    />
  )
}
