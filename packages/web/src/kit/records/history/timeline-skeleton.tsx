import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './timeline.module.css'

const placeholders = [0, 1, 2, 3]

export const EntrySkeleton = () => (
  <li className={classes.entry}>
    <Skeleton width={32} height={32} round />
    <div className={classes.content}>
      <Skeleton width={280} height={14} />
      <Skeleton width={200} />
    </div>
  </li>
)

/** The outlines of a timeline that is on its way. */
export const TimelineSkeleton = () => (
  <div className={classes.timeline} aria-busy="true">
    <div className={classes.day}>
      <Skeleton width={160} height={14} />
      <ol>
        {placeholders.map((place) => (
          <EntrySkeleton key={place} />
        ))}
      </ol>
    </div>
  </div>
)
