import classes from './details.module.css'

/** What is said about a product in prose. */
export const Description = ({ text }: { text: string }) => (
  <p className={classes.description} dir="auto">
    {text}
  </p>
)
