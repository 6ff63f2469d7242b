import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import classes from '../data-table.module.css'
import { minWidth } from './arrange.ts'

interface Props {
  readonly handleRef: RefObject<HTMLHRElement | null>
  readonly label: string
  readonly width: number
  /** True while it is operated by keyboard. */
  readonly isActive: boolean
  /** Without a width, restores the default. */
  readonly onResize: (width: number | undefined) => void
  readonly onEnd: () => void
}

const maxWidth = 1200
const step = 16

/** Resizes a column by dragging or arrow keys; a double click restores the default. */
export const ResizeHandle = ({ handleRef, label, width, isActive, onResize, onEnd }: Props) => {
  const { table: m } = useMessages(commonMessages)
  const start = useRef<{ x: number; width: number }>(undefined)
  const drag = (event: PointerEvent<HTMLHRElement>) => {
    if (!start.current) return
    onResize(Math.min(maxWidth, start.current.width + event.clientX - start.current.x))
  }
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 4 * step : step
    if (event.key === 'ArrowRight') onResize(Math.min(maxWidth, width + by))
    else if (event.key === 'ArrowLeft') onResize(width - by)
    else if (event.key === 'Enter' || event.key === 'Escape') handleRef.current?.blur()
    else return
    event.preventDefault()
  }
  return (
    <hr
      ref={handleRef}
      className={classes.handle}
      aria-orientation="vertical"
      aria-label={m.columnWidth(label)}
      aria-valuenow={width}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={press}
      onBlur={onEnd}
      onDoubleClick={() => onResize(undefined)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        start.current = undefined
      }}
      onPointerCancel={() => {
        start.current = undefined
      }}
    />
  )
}
