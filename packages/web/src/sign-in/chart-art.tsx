import { SeaChart } from '../ui/sea-chart.tsx'
import classes from './chart-art.module.css'

/** The other half of the login screen, where there is room for it. */
export const ChartArt = () => (
  <div className={classes.art}>
    <SeaChart />
  </div>
)
