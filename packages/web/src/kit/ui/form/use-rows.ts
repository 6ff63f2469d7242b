import { useState } from 'react'

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from] as Item
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

let last = 0
const newKeys = (count: number): number[] => Array.from({ length: count }, () => ++last)

/** Manages rows that are added, removed and reordered. Each keeps its key, so that its inputs keep their state. */
export const useRows = <Row>(rows: readonly Row[], onChange: (rows: readonly Row[]) => void) => {
  const [kept, setKeys] = useState(() => newKeys(rows.length))
  const keys =
    rows.length <= kept.length ? kept.slice(0, rows.length) : [...kept, ...newKeys(rows.length - kept.length)]
  if (keys.length !== kept.length) setKeys(keys)

  const become = (next: readonly Row[], nextKeys: readonly number[]) => {
    setKeys([...nextKeys])
    onChange(next)
  }
  const move = (from: number, to: number) => become(moved(rows, from, to), moved(keys, from, to))
  return {
    keys,
    add: (row: Row) => become([...rows, row], [...keys, ...newKeys(1)]),
    change: (index: number, row: Row) => onChange(rows.with(index, row)),
    remove: (index: number) => become(rows.toSpliced(index, 1), keys.toSpliced(index, 1)),
    move,
  }
}
