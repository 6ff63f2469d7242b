import { Button } from '@mantine/core'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { LoadMoreOnScroll } from '../load-more-on-scroll.tsx'
import { Skeleton } from '../skeleton.tsx'
import shared from '../styles/shared.module.css'
import classes from './board.module.css'
import { boardMessages } from './messages/index.ts'

export interface ColumnRestProps {
  readonly isLoading: boolean
  readonly isFailed: boolean
  /** Number of visible cards. */
  readonly shown: number
  /** Number of cards not shown yet. */
  readonly left: number
  /** Text of an empty column. */
  readonly none: string
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** Shows the state of a column instead of its cards, or below them. Loads more cards when the end scrolls into view. */
export const ColumnFooter = ({ isLoading, isFailed, shown, left, none, onMore, onRetry }: ColumnRestProps) => {
  const m = useMessages(boardMessages)
  if (isFailed)
    return (
      <p className={classes.rest} role="alert">
        {m.failed}
        <Button size="xs" variant="default" onClick={onRetry}>
          {m.retry}
        </Button>
      </p>
    )
  if (isLoading)
    return (
      <div className={classes.loading} aria-busy="true">
        <Skeleton width="100%" height={84} />
        <Skeleton width="100%" height={64} />
        <Skeleton width="100%" height={84} />
      </div>
    )
  if (shown === 0) return <p className={`${classes.rest} ${shared.hint}`}>{none}</p>
  if (left <= 0) return null
  return (
    <LoadMoreOnScroll key={shown} onMore={onMore}>
      {m.more(left)}
    </LoadMoreOnScroll>
  )
}
