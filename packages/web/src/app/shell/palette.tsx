import { useMe } from '../../lib/session.ts'
import { PaletteDialog } from '../../palette/index.ts'
import type { OverlayProps } from '../../ui/use-overlay.tsx'
import { useActions } from '../commands/use-actions.ts'
import { usePlaces } from '../commands/use-places.ts'

/** The palette with all that this person may do. */
export const Palette = (props: OverlayProps) => {
  const places = usePlaces(useMe().permissions)
  const actions = useActions()
  return <PaletteDialog {...props} commands={[...places, ...actions]} />
}
