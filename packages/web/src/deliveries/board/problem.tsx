import classes from './board.module.css'

/** Why something did not go well. */
export const Problem = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={classes.problem} role="alert">
      {text}
    </p>
  ) : null
