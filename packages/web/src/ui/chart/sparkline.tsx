import classes from './chart.module.css'

/** How a number went, without scales; its card says it in words. */
export const Sparkline = ({ values }: { values: readonly (number | null)[] }) => {
  const known = values.map((value) => value ?? 0)
  const top = Math.max(...known, 0) || 1
  if (known.length < 2) return null
  const points = known.map((value, index) => `${(100 * index) / (known.length - 1)},${28 - (26 * value) / top}`)
  return (
    <svg className={classes.spark} viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden>
      <polygon points={`0,30 ${points.join(' ')} 100,30`} className={classes.area} />
      <polyline points={points.join(' ')} className={classes.line} />
    </svg>
  )
}
