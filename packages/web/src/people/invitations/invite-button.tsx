import IconMailPlus from '@tabler/icons-react/dist/esm/icons/IconMailPlus.mjs'
import { ToolButton } from '../../ui/tool-button.tsx'
import { useOverlay } from '../../ui/use-overlay.tsx'

export const loadInvitations = async () => (await import('./invitations-dialog.tsx')).InvitationsDialog

/** Opens what invites people by mail, and shows who has not answered yet. */
export const InviteButton = ({ label, className }: { label: string; className?: string | undefined }) => {
  const { open, overlay } = useOverlay(loadInvitations)
  return (
    <>
      <ToolButton
        variant="default"
        className={className}
        before={<IconMailPlus size={16} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {label}
      </ToolButton>
      {overlay}
    </>
  )
}
