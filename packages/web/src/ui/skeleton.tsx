import classes from './skeleton.module.css'

interface Props {
  readonly width: number | string
  readonly height?: number
  readonly round?: boolean
}

/** A placeholder in the measures of what is to come. */
export const Skeleton = ({ width, height = 12, round = false }: Props) => (
  <span className={classes.bar} style={{ width, height, ...(round && { borderRadius: '50%' }) }} />
)
