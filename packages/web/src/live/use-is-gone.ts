import { useSyncExternalStore } from 'react'
import type { Place } from '../lib/peek.ts'
import { foreignChange, onForeignChange } from './foreign.ts'

/** Whether somebody else deleted a record while this window was open, and nobody brought it back. */
export const useIsGone = ({ entity, record }: Place): boolean =>
  useSyncExternalStore(onForeignChange, () => foreignChange(entity, record)?.action === 'delete')
