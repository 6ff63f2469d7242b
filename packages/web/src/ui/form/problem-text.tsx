import classes from './problem-text.module.css'

/** Why something did not go well. */
export const ProblemText = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={classes.problem} role="alert">
      {text}
    </p>
  ) : null
