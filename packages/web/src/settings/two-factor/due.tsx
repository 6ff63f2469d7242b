import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { settingsMessages } from '../messages/index.ts'
import { Warning } from '../parts/warning.tsx'

/** By when this person needs it. */
export const Due = ({ from }: { from: string }) => {
  const { twoFactor: m } = useMessages(settingsMessages)
  const { days } = useFormats()
  const isPast = Date.parse(from) <= Date.now()
  return <Warning>{isPast ? m.dueNow : m.due(days(from, from))}</Warning>
}
