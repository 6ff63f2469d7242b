import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import { ToolLink } from '../../ui/tool-button.tsx'

/** Leads from the users to what their access roles mean. */
export const AccessLink = ({ label }: { label: string }) => (
  <ToolLink to="/users/access" variant="symbol" aria-label={label} title={label}>
    <IconShieldCheck size={16} stroke={1.75} aria-hidden />
  </ToolLink>
)
