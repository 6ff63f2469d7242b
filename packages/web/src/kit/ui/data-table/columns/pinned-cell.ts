import type { CSSProperties } from 'react'
import type { Column } from './arrange.ts'

export interface Staying {
  readonly 'data-stays'?: 'left' | 'right'
  readonly 'data-edge'?: true | undefined
  readonly style?: CSSProperties
}

const as = (pin: Column<never>['pin']): Staying =>
  pin ? { 'data-stays': pin.side, 'data-edge': pin.isEdge || undefined, style: { [pin.side]: pin.offset } } : {}

/** Attributes of cells in pinned columns. */
export const pinnedCell = {
  as,
  left: as({ side: 'left', offset: 0, isEdge: false }),
  right: as({ side: 'right', offset: 0, isEdge: false }),
}
