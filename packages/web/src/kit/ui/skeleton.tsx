import classes from './skeleton.module.css'

interface Props {
  readonly width: number | string
  readonly height?: number
  readonly round?: boolean
}

/** Placeholder in the size of the content. */
export const Skeleton = ({ width, height = 12, round = false }: Props) => (
  <span className={classes.bar} style={{ width, height, ...(round && { borderRadius: '50%' }) }} />
)

/** Renders placeholder rows. */
export const Bars = ({ widths, height }: { readonly widths: readonly number[]; readonly height: number }) =>
  widths.map((width) => (
    <div key={width} style={{ height }}>
      <Skeleton width={width} />
    </div>
  ))
