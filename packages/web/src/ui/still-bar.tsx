import { Mark } from './mark.tsx'
import classes from './public-frame.module.css'
import { Controls } from './public-frame.tsx'

/** The public bar over a page that must be left as it is: it leads nowhere. */
export const StillBar = () => (
  <div className={classes.bar}>
    <span className={classes.brand}>
      <Mark />
      Quarterdeck
    </span>
    <Controls />
  </div>
)
