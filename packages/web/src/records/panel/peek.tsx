import { useMediaQuery } from '@mantine/hooks'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { placeOf, readPlace } from '../../lib/peek.ts'
import { useKinds } from '../index.ts'

const PeekDrawer = lazy(async () => ({ default: (await import('./peek-drawer.tsx')).PeekDrawer }))
const PeekAside = lazy(async () => ({ default: (await import('./peek-aside.tsx')).PeekAside }))

/** Wide enough for a list and a record side by side. */
const desk = '(min-width: 1080px)'

/**
 * The record that the address names, over the screen or, where there is room, `beside` the list that it was found in, which
 * stays usable.
 */
export const Peek = ({ beside = false }: { beside?: boolean }) => {
  const { peek }: { peek?: unknown } = useSearch({ strict: false })
  const isDesk = useMediaQuery(desk, undefined, { getInitialValueInEffect: false })
  const kinds = useKinds()
  const place = readPlace(peek)
  // What was shown last stays until the panel is out of sight.
  const [shown, setShown] = useState(place)
  if (place && (!shown || placeOf(place) !== placeOf(shown))) setShown(place)
  // What the panel will show comes along with the panel; where that fails, the panel says so.
  if (place) kinds[place.entity].reading?.load().catch(() => undefined)
  const Panel = beside && isDesk ? PeekAside : PeekDrawer
  return (
    shown && (
      <Suspense>
        <Panel place={shown} opened={place !== undefined} />
      </Suspense>
    )
  )
}
