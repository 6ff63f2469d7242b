import { preferences } from '../../lib/i18n/preferences.ts'
import { browserStorage } from '../../lib/storage.ts'
import type { Layout } from './columns/arrange.ts'

export const densities = ['normal', 'compact'] as const
export type Density = (typeof densities)[number]

/** How high a row is, in pixels; the style sheet says the same. */
export const heights: Readonly<Record<Density, number>> = { normal: 44, compact: 36 }

export const flows = ['pages', 'continuous'] as const
export type Flow = (typeof flows)[number]

export const shapes = ['table', 'grid', 'board'] as const
export type Shape = (typeof shapes)[number]

/** How someone likes to see a list, whatever it shows: columns, how close its rows stand, pages or one long scroll. */
export interface ListView extends Layout {
  /** The density of this list; that of the preferences where undefined. */
  readonly density: Density | undefined
  readonly flow: Flow
  /** What its rows are drawn as, where a list has cards or a board. */
  readonly shape: Shape
}

export const defaultView: ListView = { widths: {}, pinned: {}, density: undefined, flow: 'pages', shape: 'table' }

const recordOf = <Value>(value: Readonly<Record<string, Value>> | undefined) => (typeof value === 'object' ? value : {})

/** How close the rows of a list stand. */
export const densityOf = ({ density }: Pick<ListView, 'density'>): Density => density ?? preferences().density

const keyOf = (list: string) => `list.${list}`

/** How the person at this device likes a list. With `writeView` the one place that knows where that is kept. */
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
      flow: flows.find((each) => each === flow) ?? defaultView.flow,
      shape: shapes.find((each) => each === shape) ?? defaultView.shape,
    }
  } catch {
    return defaultView
  }
}

let then: (list: string) => void = () => undefined

/** Registers a callback for when somebody has changed how they like a list. */
export const whenViewIsWritten = (act: (list: string) => void): void => {
  then = act
}

export const writeView = (list: string, view: ListView): void => {
  browserStorage.set(keyOf(list), JSON.stringify(view))
  then(list)
}
