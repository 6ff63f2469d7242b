import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { parseRecordReference, placeOf } from '../../lib/side-panel.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useKinds } from '../index.ts'

const PanelDrawer = lazy(async () => ({ default: (await import('./panel-drawer.tsx')).PanelDrawer }))
const PanelAside = lazy(async () => ({ default: (await import('./panel-aside.tsx')).PanelAside }))

/** Wide enough for a list and a record side by side. */
const desk = '(min-width: 1200px)'

/**
 * The record that the address names, over the screen or, where there is room, `beside` the list that it was found in, which
 * stays usable.
 */
export const SidePanel = ({ beside = false }: { beside?: boolean }) => {
  const { peek }: { peek?: unknown } = useSearch({ strict: false })
  const isDesk = useMedia(desk)
  const kinds = useKinds()
  const place = parseRecordReference(peek)
  // What was shown last stays until the panel is out of sight.
  const [shown, setShown] = useState(place)
  if (place && (!shown || placeOf(place) !== placeOf(shown))) setShown(place)
  // What the panel will show comes along with the panel; where that fails, the panel says so.
  if (place) kinds[place.entity].reading?.load().catch(() => undefined)
  const Panel = beside && isDesk ? PanelAside : PanelDrawer
  return (
    shown && (
      <Suspense>
        <Panel place={shown} opened={place !== undefined} />
      </Suspense>
    )
  )
}
