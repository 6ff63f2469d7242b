import { preferences } from '../../lib/i18n/preferences.ts'
import { browserStorage } from '../../lib/storage.ts'
import type { Layout } from './columns/arrange.ts'

export const densities = ['normal', 'compact'] as const
export type Density = (typeof densities)[number]

/** Row heights in pixels; the style sheet has the same. */
export const heights: Readonly<Record<Density, number>> = { normal: 44, compact: 36 }

export const pagingModes = ['pages', 'continuous'] as const
export type Flow = (typeof pagingModes)[number]

export const views = ['table', 'grid', 'board'] as const
export type Shape = (typeof views)[number]

/** View settings of a list: columns, density, pages or continuous scrolling. */
export interface ListView extends Layout {
  /** Density of this list; undefined for the user's default. */
  readonly density: Density | undefined
  readonly flow: Flow
  /** View of a list that has cards or a board. */
  readonly shape: Shape
}

export const defaultView: ListView = { widths: {}, pinned: {}, density: undefined, flow: 'pages', shape: 'table' }

const recordOf = <Value>(value: Readonly<Record<string, Value>> | undefined) => (typeof value === 'object' ? value : {})

/** Returns the row density of a list. */
export const densityOf = ({ density }: Pick<ListView, 'density'>): Density => density ?? preferences().density

const keyOf = (list: string) => `list.${list}`

/** Reads the saved view settings of a list on this device. Only this and `writeView` know where they are stored. */
export const readView = (list: string): ListView => {
  try {
    const { columns, widths, pinned, density, flow, shape }: Partial<ListView> = JSON.parse(
      browserStorage.get(keyOf(list)) ?? '{}',
    )
    return {
      columns: Array.isArray(columns) ? columns.map(String) : undefined,
      widths: recordOf(widths),
      pinned: recordOf(pinned),
      density: densities.find((each) => each === density),
      flow: pagingModes.find((each) => each === flow) ?? defaultView.flow,
      shape: views.find((each) => each === shape) ?? defaultView.shape,
    }
  } catch {
    return defaultView
  }
}

let then: (list: string) => void = () => undefined

/** Sets the callback for changed view settings. */
export const onViewChanged = (act: (list: string) => void): void => {
  then = act
}

export const writeView = (list: string, view: ListView): void => {
  browserStorage.set(keyOf(list), JSON.stringify(view))
  then(list)
}
