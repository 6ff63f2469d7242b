import classes from './app.module.css'
import { useRail } from './use-rail.ts'

/** The outlines of the shell, while it is on its way. */
export const ShellSkeleton = () => {
  const rail = useRail()
  return (
    <div className={classes.skeleton} aria-busy="true">
      <div className={classes.aside} data-rail={rail || undefined} />
      <div>
        <div className={classes.bar} />
      </div>
    </div>
  )
}
