import type { Place } from '../../lib/side-panel.ts'
import { useForeignChange } from './foreign.ts'

/** Whether somebody else deleted a record while this window was open, and nobody brought it back. */
export const useIsGone = ({ entity, record }: Place): boolean => useForeignChange(entity, record)?.action === 'delete'
