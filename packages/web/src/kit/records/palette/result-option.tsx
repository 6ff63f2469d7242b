import { Highlight } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { matchedParts } from './match.ts'
import type { Option } from './option.ts'
import classes from './palette.module.css'

interface Props {
  readonly id: string
  readonly option: Option
  /** Typed text. */
  readonly text: string
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

const marked = { background: 'none', color: 'var(--qd-accent)', fontWeight: 600 }

const Found = ({ children, typed }: { children: string; typed: string }) => (
  <Highlight
    component="bdi"
    title={children}
    inherit
    highlight={[...matchedParts(children, typed)]}
    highlightStyles={marked}
  >
    {children}
  </Highlight>
)

export const ResultOption = ({ id, option, text, active, onPoint, onChoose }: Props) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at it by aria-activedescendant.
    <div
      ref={element}
      id={id}
      className={classes.option}
      role="option"
      aria-selected={active}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.lead}>{option.lead}</span>
      <span className={classes.label}>
        <Found typed={text}>{option.label}</Found>
      </span>
      {option.about && (
        <span className={classes.about}>
          <Found typed={text}>{option.about}</Found>
        </span>
      )}
    </div>
  )
}
