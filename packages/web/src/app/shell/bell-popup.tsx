import { useMessages } from '../../lib/i18n/use-messages.ts'
import { FailureList } from '../../ui/failures/failure-list.tsx'
import type { PopupTarget } from '../../ui/popup/lazy-popup.tsx'
import { PopoverPopup } from '../../ui/popup/popover-popup.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './bell.module.css'

export const BellPopup = ({ target }: { target: PopupTarget }) => {
  const m = useMessages(appMessages)
  return (
    <PopoverPopup
      target={target}
      label={m.bell(0)}
      position="bottom-end"
      width={360}
      padding={0}
      className={classes.panel}
    >
      {(close) => <FailureList opened onClose={close} />}
    </PopoverPopup>
  )
}
