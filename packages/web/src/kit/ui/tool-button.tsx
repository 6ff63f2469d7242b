import { Button, UnstyledButton } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './tool-button.module.css'

interface Look {
  /** Variants of Mantine, plus `symbol`: `default` with only an icon. */
  readonly variant: 'filled' | 'default' | 'subtle' | 'symbol'
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly className?: string | undefined
  readonly children?: ReactNode
}

const variants = {
  filled: '',
  default: classes.default,
  subtle: classes.subtle,
  symbol: `${classes.default} ${classes.symbol}`,
}
const root = `mantine-focus-auto mantine-active mantine-Button-root ${UnstyledButton.classes.root} ${Button.classes.root}`
const section = `mantine-Button-section ${Button.classes.section}`
const label = `mantine-Button-label ${Button.classes.label}`

const rootOf = ({ variant, before, after, className = '' }: Look) => ({
  className: `${root} ${variants[variant]} ${className}`,
  'data-with-left-section': before ? true : undefined,
  'data-with-right-section': after ? true : undefined,
})

const insideOf = ({ before, after, children }: Look) => (
  <span className={Button.classes.inner}>
    {before && (
      <span className={section} data-position="left">
        {before}
      </span>
    )}
    <span className={label}>{children}</span>
    {after && (
      <span className={section} data-position="right">
        {after}
      </span>
    )}
  </span>
)

/**
 * Button of a page header or toolbar that looks like Mantine's. A screen has about a dozen, and Mantine computes
 * variables for each.
 */
export const ToolButton = ({
  variant,
  before,
  after,
  className,
  children,
  ...props
}: Look & ComponentPropsWithRef<'button'>) => {
  const look = { variant, before, after, className, children }
  return (
    <button type="button" {...rootOf(look)} {...props}>
      {insideOf(look)}
    </button>
  )
}

const ToolAnchor = ({ variant, before, after, className, children, ...props }: Look & ComponentPropsWithRef<'a'>) => {
  const look = { variant, before, after, className, children }
  return (
    <a {...rootOf(look)} {...props}>
      {insideOf(look)}
    </a>
  )
}

/** The same look for a link to a screen. */
export const ToolLink = createLink(ToolAnchor)
