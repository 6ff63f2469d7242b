import { Skeleton } from '../../../ui/skeleton.tsx'
import classes from './board.module.css'

/** The outlines of reviews that are on their way. */
export const BoardSkeleton = () => (
  <ul className={classes.list} aria-busy="true">
    {[320, 280].map((width) => (
      <li key={width}>
        <div className={classes.review}>
          <Skeleton width={32} height={32} round />
          <div className={classes.content}>
            <Skeleton width={180} height={20} />
            <Skeleton width="100%" />
            <Skeleton width={width} />
          </div>
        </div>
      </li>
    ))}
  </ul>
)
