import type { Figures } from '@quarterdeck/contract/insight/metrics/endpoint'
import type { MetricName } from '@quarterdeck/contract/insight/metrics/metrics'
import { productCategories, productSizes } from '@quarterdeck/contract/kit/constants'
import { openOrderStatuses, orderAgeNames } from '@quarterdeck/contract/sales/order-ages'
import type { ChartData, ChartRow } from '../../kit/ui/chart/index.ts'
import { recordsLink } from './records-link.ts'

/** Labels of rows and columns. */
interface HeatWords {
  readonly head: string
  readonly categories: Readonly<Record<string, string>>
  readonly statuses: Readonly<Record<string, string>>
  readonly orderAges: Readonly<Record<string, string>>
  readonly week: (number: number) => string
  readonly shortDay: (at: string) => string
}

/** Returns a matrix of categories by sizes. */
export const sizesOf = (name: MetricName, { figures, range, day, zone }: Figures, words: HeatWords): ChartData => {
  const parts = new Map(figures[0]?.parts?.map(({ key, value }) => [key, value]))
  const rows = productCategories.map((category): ChartRow => {
    const label = words.categories[category] ?? category
    const keys = productSizes.map((size) => `${category} ${size}`)
    return {
      name: category,
      label,
      short: label,
      values: keys.map((key) => parts.get(key) ?? null),
      links: keys.map((key) => recordsLink(name, { span: range, part: { split: 'categorySize', key }, day, zone })),
    }
  })
  return {
    head: words.head,
    columns: productSizes.map((size) => ({ name: size, label: size.toUpperCase(), tone: 'one' })),
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
  }
}

/** Returns a matrix of open orders by status and age. */
export const orderAgesOf = (name: MetricName, { figures, range, day, zone }: Figures, words: HeatWords): ChartData => {
  const parts = new Map(figures[0]?.parts?.map(({ key, value }) => [key, value]))
  const ages = orderAgeNames.toReversed()
  return {
    head: words.head,
    columns: ages.map((age) => ({ name: age, label: words.orderAges[age] ?? age, tone: 'one' })),
    rows: openOrderStatuses.map((status): ChartRow => {
      const label = words.statuses[status] ?? status
      const keys = ages.map((age) => `${status} ${age}`)
      return {
        name: status,
        label,
        short: label,
        values: keys.map((key) => parts.get(key) ?? 0),
        links: keys.map((key) => recordsLink(name, { span: range, part: { split: 'statusAge', key }, day, zone })),
      }
    }),
  }
}

/** Returns a matrix of weekly cohorts and their activity in each later week. */
export const cohortsOf = (name: MetricName, { figures, steps, day, zone }: Figures, words: HeatWords): ChartData => {
  const parts = new Map(figures[0]?.parts?.map(({ key, series }) => [key, series]))
  return {
    head: words.head,
    columns: steps.map((step, index) => ({ name: step.from, label: words.week(index), tone: 'one' })),
    rows: steps.map((began, row): ChartRow => {
      const key = began.from.slice(0, 10)
      const label = words.shortDay(began.from)
      const since = steps.slice(row)
      return {
        name: key,
        label,
        short: label,
        values: steps.map((_, index) => (index < since.length ? (parts.get(key)?.[row + index] ?? 0) : null)),
        links: since.map((span) => recordsLink(name, { span, part: { split: 'cohort', key }, day, zone })),
      }
    }),
  }
}
