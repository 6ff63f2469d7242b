import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import { titleOf } from '../../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../../kit/lib/lazy-module.ts'
import type { Kind } from '../../kit/records/index.ts'
import { seriesMessages } from './messages/index.ts'

const words = titleOf(seriesMessages, (m) => m.words)

const screen = (id: string) => ({ to: '/series/$id/details', params: { id } }) as const

export const seriesKind = {
  words,
  icon: IconRepeat,
  history: lazyModule(async () => (await import('./described.ts')).useSeriesHistory),
  reading: lazyModule(async () => ({ Details: (await import('./details.tsx')).SeriesDetails })),
  screen,
  list: {
    entity: 'series',
    words,
    title: titleOf(seriesMessages, (m) => m.list.title),
    statuses: titleOf(seriesMessages, (m) => m.states),
    statusField: 'state',
    shortcut: 'goToSeries',
    source: async () => (await import('./source.ts')).seriesSource,
    screen: async () => (await import('./list.tsx'))?.SeriesList,
  },
  bin: { entity: 'series', title: titleOf(seriesMessages, (m) => m.words.bin) },
  form: {
    entity: 'series',
    createTitle: titleOf(seriesMessages, (m) => m.form.createTitle),
    editTitle: titleOf(seriesMessages, (m) => m.form.editTitle),
    createScreen: async () => (await import('./form/create-page.tsx'))?.SeriesCreatePage,
    editScreen: async () => (await import('./form/edit-page.tsx'))?.SeriesEditPage,
    prefetch: async () => {
      const { seriesRecord } = await import('./source.ts')
      return (queries, id) => void queries.prefetchQuery(seriesRecord(id))
    },
  },
  search: {
    entity: 'series',
    words: titleOf(seriesMessages, ({ list, words }) => ({ title: list.title, ...words })),
    find: ({ series = [] }, { money }) =>
      series.map(({ id, name, customer, totalAmount, match, matched }) => ({
        id,
        match,
        matched,
        label: `#${id} ${[name, customer].filter(Boolean).join(' · ')}`,
        about: money(totalAmount),
        to: screen(String(id)),
      })),
  },
} satisfies Kind
