import IconMailPlus from '@tabler/icons-react/dist/esm/icons/IconMailPlus.mjs'
import { useMe } from '../../kit/lib/session.ts'
import { type Command, PaletteDialog } from '../../kit/records/palette/index.ts'
import { type OverlayProps, useOverlay } from '../../kit/ui/use-overlay.tsx'
import { loadInvitations } from '../../people/invitations/index.ts'
import { useActions } from '../commands/use-actions.ts'
import { useNames } from '../commands/use-names.ts'
import { usePlaces } from '../commands/use-places.ts'

/** The palette with all that this person may do. */
export const Palette = (props: OverlayProps) => {
  const { permissions } = useMe()
  const places = usePlaces(permissions)
  const actions = useActions()
  const nameOf = useNames()
  const { open, overlay } = useOverlay(loadInvitations)
  const invite: Command = {
    id: 'invite',
    group: 'do',
    icon: IconMailPlus,
    leads: true,
    perform: open,
    ...nameOf({ label: ({ palette }) => palette.commands.invite, also: 'invite' }),
  }
  const own = permissions.includes('users:write') ? [invite] : []
  return (
    <>
      <PaletteDialog {...props} commands={[...places, ...own, ...actions]} />
      {overlay}
    </>
  )
}
