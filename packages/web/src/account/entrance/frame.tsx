import type { ReactNode } from 'react'
import { PublicBar } from '../../kit/ui/public-frame.tsx'
import { SeaChart } from '../../kit/ui/sea-chart.tsx'
import { useTitle } from '../../kit/ui/use-title.ts'
import classes from './entrance.module.css'

interface Props {
  readonly title: string
  readonly heading: string
  readonly children: ReactNode
}

/** A screen that people come in by. */
export const EntranceFrame = ({ title, heading, children }: Props) => {
  useTitle(title)
  return (
    <div className={classes.page}>
      <div className={classes.side}>
        <PublicBar />
        <main className={classes.main}>
          <h1 tabIndex={-1}>{heading}</h1>
          {children}
        </main>
      </div>
      <div className={classes.art}>
        <SeaChart />
      </div>
    </div>
  )
}
