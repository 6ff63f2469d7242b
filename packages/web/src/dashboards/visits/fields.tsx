import { otherPaths, type Visit, type VisitStage } from '@quarterdeck/contract/analytics/visits'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { RecordLink } from '../../records/index.ts'
import type { Field } from '../../ui/data-table/field.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'
import { dashboardMessages } from '../messages/index.ts'
import { placeWords } from '../place-words.ts'

const tones: Readonly<Record<VisitStage, Tone>> = { browsed: 'gray', product: 'gray', cart: 'amber', order: 'green' }

const wide = <Skeleton width={140} />
const narrow = <Skeleton width={72} />

export const useVisitFields = (): readonly Field<Visit>[] => {
  const m = useMessages(dashboardMessages)
  const { fields: labels, stages, arrivals } = m.visits
  const { date, time } = useFormats()
  const places = placeWords(useLocale())
  const page = (path: string) => (path === otherPaths ? m.otherPages : <bdi>{path}</bdi>)
  return [
    {
      name: 'startedAt',
      label: labels.startedAt,
      sortable: true,
      width: 190,
      minWidth: 170,
      skeleton: wide,
      cell: ({ startedAt }) => (
        <time dateTime={startedAt}>
          {date(startedAt)} {time(startedAt)}
        </time>
      ),
      card: 'title',
    },
    {
      name: 'stage',
      label: labels.stage,
      words: Object.values(stages),
      skeleton: narrow,
      card: 'badge',
      cell: ({ stage }) => <StatusBadge tone={tones[stage]}>{stages[stage]}</StatusBadge>,
    },
    {
      name: 'channel',
      label: labels.channel,
      words: Object.values(m.channels),
      skeleton: narrow,
      card: 'detail',
      cell: ({ channel }) => m.channels[channel],
    },
    {
      name: 'source',
      label: labels.source,
      width: 150,
      minWidth: 110,
      priority: 2,
      skeleton: wide,
      card: 'hidden',
      cell: ({ source }) => <bdi>{source || '–'}</bdi>,
    },
    {
      name: 'campaign',
      label: labels.campaign,
      width: 140,
      minWidth: 110,
      priority: 3,
      skeleton: wide,
      cell: ({ campaign }) => <bdi>{campaign || '–'}</bdi>,
      card: 'hidden',
    },
    {
      name: 'entry',
      label: labels.entry,
      width: 220,
      minWidth: 150,
      grow: 2,
      skeleton: wide,
      card: 'detail',
      cell: ({ entry }) => page(entry),
    },
    {
      name: 'exit',
      label: labels.exit,
      width: 220,
      minWidth: 150,
      grow: 2,
      priority: 1,
      skeleton: wide,
      cell: ({ exit }) => page(exit),
      card: 'hidden',
    },
    {
      name: 'pages',
      label: labels.pages,
      sortable: true,
      align: 'end',
      width: 84,
      skeleton: narrow,
      cell: ({ pages }) => pages,
      card: 'detail',
    },
    {
      name: 'device',
      label: labels.device,
      words: Object.values(m.devices),
      skeleton: narrow,
      card: 'detail',
      cell: ({ device }) => m.devices[device],
    },
    {
      name: 'zoneCountry',
      label: labels.zoneCountry,
      width: 150,
      minWidth: 110,
      skeleton: wide,
      card: 'detail',
      cell: ({ zoneCountry }) => places.zoneCountry(zoneCountry) ?? m.unknown,
    },
    {
      name: 'language',
      label: labels.language,
      width: 120,
      optional: true,
      skeleton: narrow,
      card: 'hidden',
      cell: ({ language }) => places.language(language) ?? m.unknown,
    },
    {
      name: 'arrival',
      label: labels.arrival,
      words: Object.values(arrivals),
      skeleton: narrow,
      optional: true,
      card: 'hidden',
      cell: ({ arrival }) => arrivals[arrival],
    },
    {
      name: 'site',
      label: labels.site,
      width: 180,
      optional: true,
      skeleton: wide,
      card: 'hidden',
      cell: ({ site }) => <bdi>{site}</bdi>,
    },
    {
      name: 'orderId',
      label: labels.orderId,
      width: 92,
      skeleton: narrow,
      card: 'detail',
      cell: ({ orderId }) =>
        orderId === null ? (
          '–'
        ) : (
          <RecordLink entity="orders" record={String(orderId)}>
            #{orderId}
          </RecordLink>
        ),
    },
  ]
}
