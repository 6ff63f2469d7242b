import { Highlight } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Option } from './option.ts'
import classes from './results.module.css'

interface Props {
  readonly id: string
  readonly option: Option
  readonly words: readonly string[]
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

const marked = { background: 'none', color: 'var(--qd-accent)', fontWeight: 600 }

const Found = ({ text, words }: { text: string; words: readonly string[] }) => (
  <Highlight component="bdi" inherit highlight={[...words]} highlightStyles={marked}>
    {text}
  </Highlight>
)

export const ResultOption = ({ id, option, words, active, onPoint, onChoose }: Props) => {
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
        <Found text={option.label} words={words} />
      </span>
      {option.about && (
        <span className={classes.about}>
          <Found text={option.about} words={words} />
        </span>
      )}
    </div>
  )
}
