import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'
import { phone, useMedia } from '../use-media.ts'
import classes from './figures.module.css'

export interface Figure {
  readonly name: string
  readonly label: string
  /** Undefined while loading. */
  readonly figure: string | undefined
  readonly hint?: string | undefined
  readonly icon: ReactNode
  readonly tone: 'accent' | 'green' | 'amber' | 'red'
  /** Link to exactly the records that were counted. */
  readonly link?: Pick<LinkProps, 'to' | 'params' | 'search'> | undefined
}

const Value = ({ label, figure, link }: Pick<Figure, 'label' | 'figure' | 'link'>) => {
  if (figure === undefined) return <Skeleton width={48} height={16} />
  if (!link) return figure
  return (
    <Link {...link} className={classes.link} resetScroll={false} aria-label={`${label}: ${figure}`}>
      {figure}
    </Link>
  )
}

/** Renders a few large figures at the top of a screen. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => {
  const slides = useMedia(phone)
  return (
    <dl
      className={classes.figures}
      aria-label={label}
      // On a phone they slide, by keys too.
      {...(slides && { tabIndex: 0 })}
    >
      {figures.map(({ name, label: title, figure, hint, icon, tone, link }) => (
        <div key={name} className={classes.figure}>
          <dt title={title}>
            {title}
            <span className={`${classes.icon} ${classes[tone]}`}>{icon}</span>
          </dt>
          <dd className={classes.value}>
            <Value label={title} figure={figure} link={link} />
          </dd>
          <dd className={classes.hint}>{hint}</dd>
        </div>
      ))}
    </dl>
  )
}
