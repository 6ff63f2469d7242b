import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import classes from './entrance.module.css'

/** Why one does not come in. */
export const EntranceProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className={classes.problem} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </p>
  ) : null
