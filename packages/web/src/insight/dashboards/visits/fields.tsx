import { otherPaths, type Visit, type VisitStage } from '@quarterdeck/contract/insight/visits/visits'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { RecordLink } from '../../../kit/records/index.ts'
import type { Field } from '../../../kit/ui/data-table/field.ts'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatusBadge, type Tone } from '../../../kit/ui/status-badge.tsx'
import { dashboardMessages } from '../messages/index.ts'
import { visitorLocaleNames } from '../visitor-locale-names.ts'

const tones: Readonly<Record<VisitStage, Tone>> = { browsed: 'gray', product: 'gray', cart: 'amber', order: 'green' }

const wide = <Skeleton width={140} />
const narrow = <Skeleton width={72} />

type VisitField = Field<Visit>

/** Columns with the start of a visit and how far it came. */
const useStageFields = (): readonly VisitField[] => {
  const { fields: labels, stages } = useMessages(dashboardMessages).visits
  const { date, time } = useFormats()
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
  ]
}

/** Columns that say where a visit came from. */
const useOriginFields = (): readonly VisitField[] => {
  const m = useMessages(dashboardMessages)
  const { fields: labels } = m.visits
  return [
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
  ]
}

/** Columns with the pages of a visit. */
const usePageFields = (): readonly VisitField[] => {
  const m = useMessages(dashboardMessages)
  const { fields: labels } = m.visits
  const page = (path: string) => (path === otherPaths ? m.otherPages : <bdi>{path}</bdi>)
  return [
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
  ]
}

/** Columns with the device, country and language of a visitor. */
const useVisitorFields = (): readonly VisitField[] => {
  const m = useMessages(dashboardMessages)
  const { fields: labels } = m.visits
  const places = visitorLocaleNames(useLocale())
  return [
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
  ]
}

/** Columns about the collection of a visit, and the order it led to. */
const useOutcomeFields = (): readonly VisitField[] => {
  const { fields: labels, arrivals } = useMessages(dashboardMessages).visits
  return [
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

/** Columns of the list of visits. */
export const useVisitFields = (): readonly VisitField[] => [
  ...useStageFields(),
  ...useOriginFields(),
  ...usePageFields(),
  ...useVisitorFields(),
  ...useOutcomeFields(),
]
