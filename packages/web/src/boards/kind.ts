import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import { titleOf } from '../kit/lib/i18n/catalogue.ts'
import { lazyModule } from '../kit/lib/lazy-module.ts'
import { placeOf } from '../kit/lib/side-panel.ts'
import type { Kind } from '../kit/records/index.ts'
import { boardMessages } from './messages/index.ts'

export const boardKind = {
  words: titleOf(boardMessages, (m) => m.boardWords),
  screen: (board) => ({ to: '/kanban', search: { board } }),
  history: lazyModule(async () => (await import('./history.tsx')).useBoardHistory),
} satisfies Kind

const words = titleOf(boardMessages, (m) => m.words)

export const cardKind = {
  words,
  icon: IconLayoutKanban,
  history: lazyModule(async () => (await import('./history.tsx')).useCardHistory),
  notes: (record) => ({ to: '/kanban', search: { peek: placeOf({ entity: 'cards', record }) } }),
  reading: lazyModule(async () => {
    const { CardDetails, CardName } = await import('./details.tsx')
    return { Details: CardDetails, Name: CardName }
  }),
  search: {
    entity: 'cards',
    words,
    find: ({ cards = [] }) =>
      cards.map(({ id, boardId, title, match, matched }) => ({
        id,
        match,
        matched,
        label: title,
        about: `#${id}`,
        to: {
          to: '/kanban',
          search: { board: String(boardId), peek: placeOf({ entity: 'cards', record: String(id) }) },
        },
      })),
  },
} satisfies Kind
