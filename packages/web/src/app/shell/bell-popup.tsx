import { useSelector } from '@tanstack/react-store'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { FailureList } from '../../kit/ui/failures/failure-list.tsx'
import { failureLog } from '../../kit/ui/failures/failures.ts'
import type { PopupTarget } from '../../kit/ui/popup/lazy-popup.tsx'
import { PopoverPopup } from '../../kit/ui/popup/popover-popup.tsx'
import { NoticeList } from '../../system/notices/notice-list.tsx'
import { appMessages } from '../messages/index.ts'
import classes from './shell.module.css'

/** Notices under the bell; failed jobs come first, since people wait for them. */
const BellContent = ({ onGo }: { onGo: () => void }) => {
  const { entries } = useSelector(failureLog)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard.
    <div className={classes.bellContent} tabIndex={0}>
      {entries.length > 0 && <FailureList onClose={onGo} />}
      <NoticeList onGo={onGo} />
    </div>
  )
}

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
