import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useIsCurrentScreen } from '../../lib/use-is-current-screen.ts'
import type { Field } from './field.ts'
import {
  type Density,
  defaultView,
  densities,
  densityOf,
  type ListView,
  readView,
  type Shape,
  views,
  writeView,
} from './list-view.ts'

/** URL parameter of the columns. */
const columnsParameter = 'columns'
/** URL parameter of the row density. */
const densityParameter = 'density'

/** URL parameter of the view. */
const shapeParameter = 'shape'

/** URL parameters of the view settings. */
export const layoutParameters = [columnsParameter, densityParameter, shapeParameter]

/** Returns the view in the URL, or else the saved one. */
export const shapeIn = (search: Readonly<Record<string, unknown>>, memory: Pick<ListView, 'shape'>): Shape =>
  views.find((each) => each === search[shapeParameter]) ?? memory.shape

export interface LayoutState {
  readonly layout: ListView & { readonly density: Density }
  readonly change: (change: Partial<ListView>) => void
}

/**
 * Returns the view settings of a list. Columns and order are in the URL, as is the density once chosen, so that a
 * link shows the same. Other settings are saved on the device, and used if the URL has none.
 * @param name key of the saved settings; without one, the fields' defaults apply
 */
export const useLayout = <Row>(name: string | undefined, fields: readonly Field<Row>[]): LayoutState => {
  const [memory, setMemory] = useState(() => (name ? readView(name) : defaultView))
  const navigate = useNavigate()
  const isHere = useIsCurrentScreen()
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  // What was just chosen is in the address only once the list has been drawn by it; the next click may come before.
  const [ahead, setAhead] = useState<{ readonly of: typeof address; readonly said: typeof address }>()
  const search = ahead?.of === address ? { ...address, ...ahead.said } : address
  const known = (columns: readonly string[] | undefined) => {
    const names = [...new Set(columns)].filter((column) => fields.some((field) => field.name === column))
    return names.length > 0 ? names : undefined
  }
  const said = name && search[columnsParameter] ? String(search[columnsParameter]) : undefined
  const columns = known(said?.split(',') ?? memory.columns)

  const close = name ? densities.find((each) => each === search[densityParameter]) : undefined
  const density = close ?? memory.density
  const shape = shapeIn(search, memory)

  const write = (said: Readonly<Record<string, string | undefined>>) =>
    void navigate({
      to: '.',
      // A list does not know on which route it stands, so its parameters have no type there.
      search: ((before: object) => ({ ...before, ...said })) as never,
      replace: true,
      resetScroll: false,
    })
  const unsaid = name && said === undefined ? columns?.join() : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered goes into an address that says nothing, once for each
  useEffect(() => {
    if (unsaid && isHere()) write({ [columnsParameter]: unsaid })
  }, [unsaid])

  const change = (change: Partial<ListView>) => {
    const layout = { ...memory, columns, density, shape, ...change }
    setMemory(layout)
    if (name) writeView(name, layout)
    const said = {
      ...('columns' in change && { [columnsParameter]: layout.columns?.join() }),
      ...('density' in change && { [densityParameter]: layout.density }),
      ...('shape' in change && { [shapeParameter]: layout.shape }),
    }
    if (!name || Object.keys(said).length === 0) return
    setAhead({ of: address, said: { ...(ahead?.of === address && ahead.said), ...said } })
    write(said)
  }
  return { layout: { ...memory, columns, density: densityOf({ density }), shape }, change }
}
