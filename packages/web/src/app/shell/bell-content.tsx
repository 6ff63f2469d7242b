import { useSyncExternalStore } from 'react'
import { NoticeList } from '../../notices/notice-list.tsx'
import { FailureList } from '../../ui/failures/failure-list.tsx'
import { failures } from '../../ui/failures/failures.ts'
import classes from './bell.module.css'

/** What failed comes first: it is waited for. */
export const BellContent = ({ onGo }: { onGo: () => void }) => {
  const { entries } = useSyncExternalStore(failures.subscribe, failures.log)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard.
    <div className={classes.content} tabIndex={0}>
      {entries.length > 0 && <FailureList onClose={onGo} />}
      <NoticeList onGo={onGo} />
    </div>
  )
}
