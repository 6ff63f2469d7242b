import type { ReactNode } from 'react'
import { PublicBar } from '../public-frame.tsx'
import { useTitle } from '../use-title.ts'
import { ChartArt } from './chart-art.tsx'
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
      <ChartArt />
    </div>
  )
}
