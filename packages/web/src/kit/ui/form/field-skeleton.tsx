import { Skeleton } from '../skeleton.tsx'
import classes from './form.module.css'

interface Props {
  /** True for a field with a description. */
  readonly described?: boolean
  /** True for a multiline field. */
  readonly tall?: boolean
}

/** Skeleton of a field. */
export const FieldSkeleton = ({ described = false, tall = false }: Props) => (
  <div className={classes.fieldSkeleton} data-described={described || undefined}>
    <Skeleton width={72} height={12} />
    {described && <Skeleton width={240} height={10} />}
    <Skeleton width="100%" height={tall ? 104 : 36} />
  </div>
)
