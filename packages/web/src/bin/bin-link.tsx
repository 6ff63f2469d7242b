import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { ToolLink } from '../ui/tool-button.tsx'

interface Props {
  readonly to: '/users/bin' | '/orders/bin' | '/products/bin' | '/reviews/bin'
  readonly label: string
}

/** Leads from a list to what was deleted from it. */
export const BinLink = ({ to, label }: Props) => (
  <ToolLink to={to} variant="symbol" aria-label={label} title={label}>
    <IconTrash size={16} stroke={1.75} aria-hidden />
  </ToolLink>
)
