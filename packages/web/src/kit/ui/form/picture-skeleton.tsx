import { Skeleton } from '../skeleton.tsx'
import classes from './form.module.css'

/** Skeleton of the photo field. */
export const PictureSkeleton = () => (
  <div className={classes.pictureField}>
    <span className={classes.label}>
      <Skeleton width={56} height={12} />
    </span>
    <Skeleton width={72} height={72} round />
    <div className={classes.side}>
      <Skeleton width={112} height={30} />
      <div className={classes.hint}>
        <Skeleton width={240} height={10} />
      </div>
    </div>
  </div>
)
