import { Button } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link } from '@tanstack/react-router'

interface Props {
  readonly to: '/users/bin' | '/orders/bin'
  readonly label: string
}

/** Leads from a list to what was deleted from it. */
export const BinLink = ({ to, label }: Props) => (
  <Button variant="default" px={9} aria-label={label} title={label} renderRoot={(props) => <Link to={to} {...props} />}>
    <IconTrash size={16} stroke={1.75} aria-hidden />
  </Button>
)
