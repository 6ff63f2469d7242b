import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import classes from './form-problem.module.css'

/** Why a form was not accepted, where that is about none of its fields. Nothing where there is no text. */
export const FormProblem = ({ children }: { children: string | undefined }) =>
  children ? (
    <div className={classes.problem} role="alert">
      <IconAlertCircle size={18} aria-hidden />
      {children}
    </div>
  ) : null
