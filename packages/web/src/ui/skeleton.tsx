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

/** Placeholders below each other, a row each. */
export const Bars = ({ widths, height }: { readonly widths: readonly number[]; readonly height: number }) =>
  widths.map((width) => (
    <div key={width} style={{ height }}>
      <Skeleton width={width} />
    </div>
  ))
