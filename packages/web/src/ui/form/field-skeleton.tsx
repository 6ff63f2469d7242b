import { Skeleton } from '../skeleton.tsx'
import classes from './form.module.css'

/** A field that is on its way, with the line that describes it where it has one. */
export const FieldSkeleton = ({ described = false }: { described?: boolean }) => (
  <div className={classes.fieldSkeleton} data-described={described || undefined}>
    <Skeleton width={72} height={12} />
    {described && <Skeleton width={240} height={10} />}
    <Skeleton width="100%" height={36} />
  </div>
)
