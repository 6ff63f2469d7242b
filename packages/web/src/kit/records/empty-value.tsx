import { VisuallyHidden } from '@mantine/core'
import { useMessages } from '../lib/i18n/use-messages.ts'
import shared from '../ui/styles/shared.module.css'
import { recordMessages } from './messages/index.ts'

/** Nothing, to be seen as such and heard in words. */
export const EmptyValue = () => {
  const { empty } = useMessages(recordMessages)
  return (
    <span className={shared.muted} data-none>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{empty}</VisuallyHidden>
    </span>
  )
}
