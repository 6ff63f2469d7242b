import classes from './chart.module.css'

/** Draws a trend without axes; its card describes it in words. */
export const Sparkline = ({ values }: { values: readonly (number | null)[] }) => {
  const known = values.map((value) => value ?? 0)
  const [least, most] = [Math.min(...known, 0), Math.max(...known, 0)]
  const height = (value: number) => 28 - (26 * (value - least)) / (most - least || 1)
  if (known.length < 2) return null
  const points = known.map((value, index) => `${(100 * index) / (known.length - 1)},${height(value)}`)
  return (
    <svg className={classes.spark} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden>
      <polygon points={`0,${height(0) + 2} ${points.join(' ')} 100,${height(0) + 2}`} className={classes.area} />
      <polyline points={points.join(' ')} className={classes.line} />
    </svg>
  )
}
