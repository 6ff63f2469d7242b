import { useSelector } from '@tanstack/react-store'
import { NoticeList } from '../../system/notices/notice-list.tsx'
import { FailureList } from '../../ui/failures/failure-list.tsx'
import { failureLog } from '../../ui/failures/failures.ts'
import classes from './shell.module.css'

/** What failed comes first: it is waited for. */
export const BellContent = ({ onGo }: { onGo: () => void }) => {
  const { entries } = useSelector(failureLog)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard.
    <div className={classes.bellContent} tabIndex={0}>
      {entries.length > 0 && <FailureList onClose={onGo} />}
      <NoticeList onGo={onGo} />
    </div>
  )
}
