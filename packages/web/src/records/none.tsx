import { VisuallyHidden } from '@mantine/core'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { recordMessages } from './messages/index.ts'
import classes from './records.module.css'

/** Nothing, to be seen as such and heard in words. */
export const None = () => {
  const { empty } = useMessages(recordMessages)
  return (
    <span className={classes.none}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{empty}</VisuallyHidden>
    </span>
  )
}
