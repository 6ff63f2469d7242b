import type { Card } from '@quarterdeck/contract/boards/cards'
import { maxMovedCards } from '@quarterdeck/contract/boards/words'
import { useState } from 'react'
import type { Rows } from './arrange.ts'

/** The cards that are chosen to be moved together, in the order in which they stand. One that has gone is not chosen any more. */
export const useSelected = (columns: readonly string[], rows: Rows) => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const cards = columns.flatMap((id) => rows[id] ?? []).filter(({ id }) => ids.has(id))
  return {
    cards,
    has: ({ id }: Card): boolean => ids.has(id),
    turn: ({ id }: Card): void =>
      setIds((known) => {
        if (known.has(id)) return new Set([...known].filter((each) => each !== id))
        return known.size < maxMovedCards ? new Set([...known, id]) : known
      }),
    clear: (): void => setIds(new Set()),
  }
}
