import { useMessages } from '../../lib/i18n/use-messages.ts'
import type { PopupTarget } from '../../ui/popup/lazy-popup.tsx'
import { PopoverPopup } from '../../ui/popup/popover-popup.tsx'
import { appMessages } from '../messages/index.ts'
import { BellContent } from './bell-content.tsx'
import classes from './shell.module.css'

export const BellPopup = ({ target }: { target: PopupTarget }) => {
  const m = useMessages(appMessages)
  return (
    <PopoverPopup
      target={target}
      label={m.bell(0)}
      position="bottom-end"
      width={400}
      padding={0}
      className={classes.panel}
    >
      {(close) => <BellContent onGo={close} />}
    </PopoverPopup>
  )
}
