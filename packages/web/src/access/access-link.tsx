import { Button } from '@mantine/core'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { Link } from '@tanstack/react-router'

/** Leads from the users to what their access roles mean. */
export const AccessLink = ({ label }: { label: string }) => (
  <Button
    variant="default"
    px={9}
    aria-label={label}
    title={label}
    renderRoot={(props) => <Link to="/users/access" {...props} />}
  >
    <IconShieldCheck size={16} stroke={1.75} aria-hidden />
  </Button>
)
