import type { Bulkable } from '@quarterdeck/contract/core/entities'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { ToolLink } from '../../ui/tool-button.tsx'

interface Props {
  readonly entity: Bulkable
  readonly label: string
}

/** Leads from a list to what was deleted from it. */
export const BinLink = ({ entity, label }: Props) => (
  <ToolLink to={`/${entity}/bin`} variant="symbol" aria-label={label} title={label}>
    <IconTrash size={16} stroke={1.75} aria-hidden />
  </ToolLink>
)
