import { Skeleton } from '../../ui/skeleton.tsx'
import classes from './side-panel.module.css'

const places = [0, 1, 2, 3, 4, 5]

/** The outlines of a record that is on its way. */
export const PanelSkeleton = () => (
  <div className={classes.skeleton} aria-busy="true">
    {places.map((place) => (
      <div key={place}>
        <Skeleton width={72} />
        <Skeleton width={144} height={14} />
      </div>
    ))}
  </div>
)
