import { Button } from '@mantine/core'
import IconMailPlus from '@tabler/icons-react/dist/esm/icons/IconMailPlus.mjs'
import { useOverlay } from '../ui/use-overlay.tsx'

const load = async () => (await import('./invitations-dialog.tsx')).InvitationsDialog

/** Opens what invites people by mail, and shows who has not answered yet. */
export const InviteButton = ({ label, className }: { label: string; className?: string | undefined }) => {
  const { open, overlay } = useOverlay(load)
  return (
    <>
      <Button
        variant="default"
        {...(className && { className })}
        leftSection={<IconMailPlus size={16} stroke={1.75} aria-hidden />}
        onClick={open}
      >
        {label}
      </Button>
      {overlay}
    </>
  )
}
