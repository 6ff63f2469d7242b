import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { placeOf, readPlace } from '../records/index.ts'

const PeekPanel = lazy(async () => ({ default: (await import('./peek-panel.tsx')).PeekPanel }))

/** The panel beside a screen, for the record that the address names. `list` are the records it can go through. */
export const Peek = ({ list = [] }: { list?: readonly string[] }) => {
  const { peek }: { peek?: unknown } = useSearch({ strict: false })
  const place = readPlace(peek)
  // What was shown last stays until the panel is out of sight.
  const [shown, setShown] = useState(place)
  if (place && (!shown || placeOf(place) !== placeOf(shown))) setShown(place)
  return (
    shown && (
      <Suspense>
        <PeekPanel place={shown} opened={place !== undefined} list={list} />
      </Suspense>
    )
  )
}
