import classes from './records.module.css'

/** The picture of a thing that is named beside it. */
export const Thumb = ({ image, size = 28 }: { image: string; size?: number }) => (
  <span className={classes.thumb} style={{ width: size, height: size }} aria-hidden="true">
    {image && <img src={image} alt="" width={size} height={size} loading="lazy" />}
  </span>
)
