import { Logo } from './logo.tsx'
import classes from './public-frame.module.css'
import { Controls } from './public-frame.tsx'

/** Public bar without links, for pages that must not be left. */
export const PublicBarWithoutLinks = () => (
  <div className={classes.bar}>
    <span className={classes.brand}>
      <Logo />
      Quarterdeck
    </span>
    <Controls />
  </div>
)
