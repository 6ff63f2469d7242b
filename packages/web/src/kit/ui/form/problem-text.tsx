import classes from './form.module.css'

/** Shows an error text. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={classes.problemText} role="alert">
      {text}
    </p>
  ) : null
