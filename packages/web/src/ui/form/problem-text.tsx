import classes from './form.module.css'

/** Why something did not go well. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={classes.problemText} role="alert">
      {text}
    </p>
  ) : null
