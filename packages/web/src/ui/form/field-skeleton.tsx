import { Skeleton } from '../skeleton.tsx'
import classes from './form.module.css'

interface Props {
  /** Whether it has a line that describes it. */
  readonly described?: boolean
  /** Whether it is one of several lines. */
  readonly tall?: boolean
}

/** A field that is on its way. */
export const FieldSkeleton = ({ described = false, tall = false }: Props) => (
  <div className={classes.fieldSkeleton} data-described={described || undefined}>
    <Skeleton width={72} height={12} />
    {described && <Skeleton width={240} height={10} />}
    <Skeleton width="100%" height={tall ? 104 : 36} />
  </div>
)
