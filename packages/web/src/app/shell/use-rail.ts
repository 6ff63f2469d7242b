import { useState } from 'react'
import { kept } from '../../lib/storage.ts'

const key = 'navigationRail'

/** Whether the navigation is folded to a rail of icons; remembered. */
export const useRail = () => {
  const [rail, setRail] = useState(kept.get(key) === 'yes')
  const toggle = () => {
    kept.set(key, rail ? 'no' : 'yes')
    setRail(!rail)
  }
  return [rail, toggle] as const
}
