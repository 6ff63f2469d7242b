import { cardList } from '@quarterdeck/contract/boards/cards'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SearchParams } from '../kit/lib/search-params.ts'
import { listParameters } from '../kit/records/views/index.ts'
import { useListState } from '../kit/ui/data-table/use-list-state.ts'

const first = (value: SearchParams[string] | undefined): string => [value ?? ''].flat()[0] ?? ''

/** Groupings of lanes: by person, or by label. */
export const groupings = ['person', 'label'] as const
export type Grouping = (typeof groupings)[number]

interface Address {
  readonly board: string
  /** The columns that are collapsed. */
  readonly folded: readonly string[]
  readonly lanes: Grouping | undefined
  /** Flow of the board, and the figure whose cards are listed, as `writeFigure` writes it; empty where it is closed. */
  readonly flow: string
}

const own = [...listParameters, 'board', 'folded', 'lanes', 'flow']

/** Reads and changes the address, which says which board is shown, how it is grouped, and its filters. */
export const useBoardAddress = () => {
  const search: SearchParams = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useListState(cardList, own)
  const address: Address = {
    board: first(search.board),
    folded: [search.folded ?? []].flat(),
    lanes: groupings.find((each) => each === first(search.lanes)),
    flow: first(search.flow),
  }
  const go = (to: (known: object) => object) =>
    void navigate({ to: '.', search: to as never, replace: true, resetScroll: false })
  return {
    address,
    state,
    change: (part: Partial<Address>) => go((known) => ({ ...known, ...part })),
    /** Collapses a column, or opens it again. */
    fold: (id: string) => {
      const others = address.folded.filter((each) => each !== id)
      go((known) => ({ ...known, folded: others.length < address.folded.length ? others : [...others, id] }))
    },
    /** Goes to a board as it is. */
    show: (board: string) => go(() => ({ board })),
  }
}
