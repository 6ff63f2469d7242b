import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import classes from './form-problem.module.css'

/** Shows an error of the whole form; renders nothing without a text. */
export const FormProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <div className={classes.problem} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </div>
  ) : null
