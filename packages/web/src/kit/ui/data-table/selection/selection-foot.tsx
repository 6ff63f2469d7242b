import { lazy, Suspense } from 'react'
import type { BodyProps } from '../body.ts'

// A list that is only read needs no bar.
const loadBar = async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar })
// `lazy` forgets that the kind of row is theirs to choose.
const SelectionBar = lazy(loadBar) as unknown as Awaited<ReturnType<typeof loadBar>>['default']

interface Props<Row extends object> extends Pick<BodyProps<Row>, 'selection' | 'bulk' | 'query'> {
  readonly total: number
  readonly totalIsExact: boolean
  readonly offersAll: boolean
}

/** Renders the selection bar while something is selected. */
export const SelectionFoot = <Row extends object>({ selection, bulk, ...props }: Props<Row>) => {
  const { marks } = selection
  const isThere = marks.kind === 'all' || marks.rows.size > 0
  return (
    isThere && (
      <Suspense>
        <SelectionBar {...props} selection={selection} actions={bulk} />
      </Suspense>
    )
  )
}
