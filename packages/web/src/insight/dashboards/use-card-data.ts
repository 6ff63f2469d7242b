import type { Figures, Step } from '@quarterdeck/contract/insight/metrics/endpoint'
import { type Dimension, isPlain, type Metric } from '@quarterdeck/contract/insight/metrics/metric'
import { metricOf } from '@quarterdeck/contract/insight/metrics/metrics'
import { otherPaths } from '@quarterdeck/contract/insight/visits/visits'
import { productMessages } from '../../catalog/products/index.ts'
import { countryNames } from '../../kit/lib/countries.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { recordMessages } from '../../kit/records/index.ts'
import type { ChartColumn, ChartData, ChartFormat, ChartRow, Tone } from '../../kit/ui/chart/index.ts'
import type { Frame } from './address.ts'
import type { Card } from './dashboard.ts'
import { cohortsOf, orderAgesOf, sizesOf } from './heat-data.ts'
import { dashboardMessages } from './messages/index.ts'
import { recordsLink } from './records-link.ts'
import { actionNames, featureNames } from './usage-words.ts'
import { useFormatsInZone, type ZoneFormats } from './use-frame.ts'
import { visitorLocaleNames } from './visitor-locale-names.ts'

type StepOf = Figures['steps'][number]

const hues: readonly Tone[] = ['one', 'two', 'three', 'four', 'five']

/** Returns the label of a time step, in full and shortened for the axis. */
const stepWords = (step: Step, { from, to }: StepOf, formats: ZoneFormats): readonly [label: string, short: string] => {
  // Up to, and without, the end.
  const last = new Date(Date.parse(to) - 1).toISOString()
  switch (step) {
    case 'hour':
      return [formats.hourOf(from), formats.shortHour(from)]
    case 'day':
      return [formats.longDay(from), formats.shortDay(from)]
    case 'week':
      return [`${formats.shortDay(from)} – ${formats.shortDay(last)}`, formats.shortDay(from)]
    default:
      return [formats.longMonth(from), formats.shortMonth(from)]
  }
}

/** Returns a function that gives the number format of a metric. */
export const useNumberWords = (zone: string) => {
  const formats = useFormatsInZone(zone)
  const m = useMessages(dashboardMessages)
  return ({ unit }: Metric): ChartFormat => {
    const days = (count: number) => m.days(count < 100 ? count : Math.round(count))
    const own = {
      count: { full: formats.number, rough: formats.compact },
      decimal: { full: formats.decimal, rough: formats.compact },
      money: { full: formats.money, rough: formats.roughMoney },
      days: { full: days, rough: days },
      milliseconds: { full: formats.milliseconds, rough: formats.milliseconds },
      percent: { full: formats.exactShare, rough: formats.exactShare },
      stars: { full: formats.decimal, rough: formats.decimal },
    }[unit]
    return { ...own, partial: m.partial }
  }
}

/** Returns true for dimensions whose groups are records with names. */
const isNamed = (by: Dimension) =>
  ['productId', 'customerId', 'courseId', 'instructorId', 'falling', 'lasting', 'goalId', 'opening'].includes(by)

/** Returns the labels of a dimension's groups. */
const usePartWords = () => {
  const locale = useLocale()
  const m = useMessages(dashboardMessages)
  const { returnCauses } = useMessages(recordMessages)
  const places = visitorLocaleNames(locale)
  const told: Readonly<Partial<Record<Dimension, (key: string) => string>>> = {
    country: (key) => (key === '' ? m.unknown : countryNames(locale)(key)),
    // An order is on its way by the word by which an expense is for sending.
    status: (key) => m.statuses[key as keyof typeof m.statuses] ?? key,
    lessonsDone: (key) => m.afterLesson(Number(key)),
    returnCause: (key) => returnCauses[key as keyof typeof returnCauses] ?? key,
    screen: featureNames(locale),
    action: actionNames(locale, m.usage.methods),
    zoneCountry: (key) => places.zoneCountry(key) ?? m.unknown,
    language: (key) => places.language(key) ?? m.unknown,
  }
  return (
    { by }: Pick<Card, 'by'>,
    { key, title }: { readonly key: string; readonly title: string | null },
  ): string => {
    const own = by && told[by]?.(key)
    if (own !== undefined) return own
    if (by && isNamed(by)) return key === '' ? m.unknown : (title ?? `#${key}`)
    if (key === otherPaths) return m.otherPages
    if (title !== null) return title
    const words: Readonly<Record<string, string>> = {
      ...m.statuses,
      ...m.buyers,
      ...m.ages,
      ...m.sources,
      ...m.categories,
      ...m.channels,
      ...m.devices,
      ...m.applicantSources,
      ...m.endReasons,
      ...m.jobTitles,
    }
    return words[key] ?? key
  }
}

const heat = { cohort: cohortsOf, categorySize: sizesOf, statusAge: orderAgesOf } as const

/** Returns the data of a card in one structure for chart, table and file. */
export const useCardData = (card: Card, frame: Frame) => {
  const m = useMessages(dashboardMessages)
  const formats = useFormatsInZone(frame.zone)
  const partWords = usePartWords()
  const [name] = card.metrics
  const { categories } = useMessages(productMessages)
  const before: ChartColumn = { name: 'before', label: m.against[frame.against], tone: 'before' }
  const titled = (metric: string, index: number): ChartColumn => ({
    name: metric,
    label: m.metrics[metric as keyof typeof m.metrics].title,
    tone: hues[index] ?? 'one',
  })

  const bySteps = ({ figures, step, steps, stepsAgainst, day, zone }: Figures): ChartData => {
    const parts = card.shape === 'stack' ? (figures[0]?.parts ?? []) : []
    const compared = stepsAgainst !== null && figures.length === 1 && parts.length === 0
    const columns =
      parts.length > 0
        ? parts.map(
            (part, index): ChartColumn => ({
              name: part.key,
              label: partWords(card, part),
              tone: hues[index] ?? 'one',
            }),
          )
        : [...card.metrics.map(titled), ...(compared ? [before] : [])]
    const rows = steps.map((each, index): ChartRow => {
      const [label, short] = stepWords(step, each, formats)
      const series = parts.length > 0 ? parts.map((part) => part.series) : figures.map((figure) => figure.series)
      return {
        name: each.from,
        label,
        short,
        isPartial: each.isPartial,
        values: [
          ...series.map((values) => values?.[index] ?? null),
          ...(compared ? [figures[0]?.seriesAgainst?.[index] ?? null] : []),
        ],
        link: recordsLink(name, { span: each, day, zone }),
      }
    })
    return { head: m.steps[step], columns, rows }
  }

  const byParts = ({ figures, range, day, zone }: Figures): ChartData => ({
    head: m.splits[card.by ?? 'status'],
    columns: [titled(name, 0)],
    rows: (figures[0]?.parts ?? []).map((part) => {
      const label = partWords(card, part)
      const of = card.by && { split: card.by, key: part.key }
      return {
        name: part.key,
        label,
        short: label,
        values: [part.value],
        link: recordsLink(name, { span: range, part: of, day, zone }),
      }
    }),
  })

  /** Groups with their second number. */
  const byPairs = (figures: Figures): ChartData => {
    const { head, columns, rows } = byParts(figures)
    const parts = figures.figures[0]?.parts ?? []
    const own = (card.by === 'invoice' || card.by === 'opening') && m.pairs[card.by]
    const second: ChartColumn = own ? { name: 'second', label: own, tone: 'two' } : before
    return {
      head,
      columns: [...columns, second],
      rows: rows.map((row, index) => ({ ...row, values: [...row.values, parts[index]?.second ?? null] })),
    }
  }

  /** Groups of either metric, with both values. */
  const byQuota = ({ figures, range, day, zone }: Figures): ChartData => {
    const [spent, most] = figures.map(({ parts }) => new Map((parts ?? []).map((part) => [part.key, part])))
    const keys = [...new Set([...(most?.keys() ?? []), ...(spent?.keys() ?? [])])]
    return {
      head: m.splits[card.by ?? 'status'],
      columns: card.metrics.map(titled),
      rows: keys.map((key) => {
        const label = partWords(card, { key, title: null })
        const of = card.by && { split: card.by, key }
        return {
          name: key,
          label,
          short: label,
          values: [spent?.get(key)?.value ?? 0, most?.get(key)?.value ?? 0],
          link: recordsLink(name, { span: range, part: of, day, zone }),
        }
      }),
    }
  }

  const byMetrics = ({ figures, range, against, day, zone }: Figures): ChartData => ({
    head: m.number,
    columns: [{ name: 'now', label: m.now, tone: 'one' }, ...(against ? [before] : [])],
    rows: figures.map((figure) => {
      const { label: title } = titled(figure.metric, 0)
      const share = card.shape === 'funnel' && figures[0]?.value ? (figure.value ?? 0) / figures[0].value : undefined
      const label = share === undefined || figure === figures[0] ? title : m.withShare(title, formats.exactShare(share))
      const values = [figure.value, ...(against ? [figure.against] : [])]
      return {
        name: figure.metric,
        label,
        short: label,
        values,
        link: recordsLink(figure.metric, { span: range, day, zone }),
      }
    }),
  })

  return (figures: Figures): ChartData => {
    if (card.shape === 'heat')
      return heat[card.by as keyof typeof heat](name, figures, {
        head: m.splits[card.by ?? 'status'],
        categories,
        week: m.week,
        statuses: m.statuses,
        orderAges: m.orderAges,
        shortDay: formats.shortDay,
      })
    if (card.shape === 'quota' && card.metrics.length > 1) return byQuota(figures)
    if (card.shape === 'quota' || card.shape === 'pairs' || card.shape === 'fall') return byPairs(figures)
    if (card.shape === 'pace' || card.shape === 'waterfall' || card.shape === 'funnel' || card.shape === 'metrics')
      return byMetrics(figures)
    if (card.shape === 'ranking') return byParts(figures)
    const metric = metricOf(name)
    const hasSteps = isPlain(metric) ? metric.at : figures.figures[0]?.series
    return hasSteps ? bySteps(figures) : byMetrics(figures)
  }
}
