import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { isComposing } from '../../lib/is-composing.ts'
import type { Option } from './option.ts'

interface Given {
  readonly options: readonly Option[]
  /** True where the options answer the typed text. */
  readonly settled: boolean
  readonly onChoose: (option: Option) => void
}

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * The keys of the field. Enter takes what one pointed at, or else the first option; where options
 * from the server may still come first, it waits for those of what is typed.
 */
export const useChoice = ({ options, settled, onChoose }: Given) => {
  const [pointed, setPointed] = useState<string>()
  const [waiting, setWaiting] = useState(false)
  const chosen = options.find(({ id }) => id === pointed)
  const active = chosen ?? options[0]
  // What is called as it is typed, and all while nothing is typed, stands above what comes later.
  const isFirst = active !== undefined && !active.isFound && (active.match ?? 'exact') === 'exact'
  const isSure = chosen !== undefined || settled || isFirst

  const take = useEffectEvent(() => {
    if (active) onChoose(active)
  })
  useEffect(() => {
    if (!waiting || !settled) return
    setWaiting(false)
    take()
  }, [waiting, settled])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const move = moves[event.key]
    if (move && options.length > 0) {
      event.preventDefault()
      setWaiting(false)
      setPointed(options[move(active ? options.indexOf(active) : -1, options.length)]?.id)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isSure && active) onChoose(active)
      else setWaiting(true)
    }
  }
  const reset = () => {
    setPointed(undefined)
    setWaiting(false)
  }
  return { active: active?.id, onKeyDown, onPoint: ({ id }: Option) => setPointed(id), reset }
}
