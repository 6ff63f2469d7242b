import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { twoFactorMessages } from './messages/index.ts'
import classes from './two-factor.module.css'

/** By when this person needs it. */
export const Due = ({ from }: { from: string }) => {
  const m = useMessages(twoFactorMessages)
  const { days } = useFormats()
  const isPast = Date.parse(from) <= Date.now()
  return (
    <p className={classes.due}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      {isPast ? m.dueNow : m.due(days(from, from))}
    </p>
  )
}
