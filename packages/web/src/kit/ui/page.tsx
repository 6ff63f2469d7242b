import { type ReactNode, useEffect, useRef } from 'react'
import { inheritFocus } from './heading-focus.ts'
import classes from './page.module.css'
import { useTitle } from './use-title.ts'

interface Props {
  readonly title: string
  /** Rendered before the heading, such as an avatar. */
  readonly lead?: ReactNode
  /** Description below the heading. */
  readonly about?: ReactNode
  readonly actions?: ReactNode
  /** `fill` takes the height of the window and lets its content scroll; `narrow` is for forms. */
  readonly layout?: 'fill' | 'narrow'
  readonly children: ReactNode
}

/** A screen in the app shell: heading, which takes the focus after a navigation, actions and content. */
export const Page = ({ title, lead, about, actions, layout, children }: Props) => {
  useTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => inheritFocus(heading.current), [])
  return (
    <div className={`${classes.page} ${layout ? classes[layout] : ''}`}>
      <div className={classes.head}>
        <div className={classes.heading}>
          {lead}
          <div className={classes.title}>
            <h1 ref={heading} tabIndex={-1}>
              <bdi>{title}</bdi>
            </h1>
            {about && <div className={classes.about}>{about}</div>}
          </div>
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
