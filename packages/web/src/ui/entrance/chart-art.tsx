import { SeaChart } from '../sea-chart.tsx'
import classes from './chart-art.module.css'

/** The other half of the screens that people come in by, where there is room for it. */
export const ChartArt = () => (
  <div className={classes.art}>
    <SeaChart />
  </div>
)
