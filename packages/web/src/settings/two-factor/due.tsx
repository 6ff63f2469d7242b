import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Warning } from '../parts/warning.tsx'
import { twoFactorMessages } from './messages/index.ts'

/** By when this person needs it. */
export const Due = ({ from }: { from: string }) => {
  const m = useMessages(twoFactorMessages)
  const { days } = useFormats()
  const isPast = Date.parse(from) <= Date.now()
  return <Warning>{isPast ? m.dueNow : m.due(days(from, from))}</Warning>
}
