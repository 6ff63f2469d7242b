import { TextInput } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type CSSProperties, type HTMLAttributes, useId } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { CheckBox } from '../../kit/ui/check-box.tsx'
import { useReadOnly } from '../../kit/ui/form/form-mode.ts'
import { Picture } from '../../kit/ui/picture/picture.tsx'
import { catalogMessages } from '../messages/index.ts'
import classes from './gallery-field.module.css'

const longestText = 500

interface Props {
  readonly url: string
  readonly place: number
  readonly count: number
  readonly text: string
  readonly isMain: boolean
  /** Name of the radio group, unique per gallery. */
  readonly group: string
  readonly handle: HTMLAttributes<HTMLElement>
  readonly isDragged: boolean
  /** Undefined if pictures cannot be selected. */
  readonly isChosen: boolean | undefined
  readonly onChoose: () => void
  readonly style: CSSProperties | undefined
  readonly onMove: (by: -1 | 1) => void
  readonly onText: (text: string) => void
  readonly onMain: () => void
  readonly onRemove: () => void
}

/** Renders a picture in the gallery: position, alternative text, main picture. */
export const GalleryRow = (props: Props) => {
  const { url, place, count, text, isMain, group, handle, isDragged, style, onMove, onText, onMain, onRemove } = props
  const { isChosen, onChoose } = props
  const m = useMessages(catalogMessages).pictures
  const readOnly = useReadOnly()
  const box = useId()
  const name = m.picture(place, count)
  return (
    <li className={classes.row} aria-label={name} style={style} data-dragged={isDragged || undefined}>
      {!readOnly && (
        <span className={classes.order}>
          <button
            type="button"
            aria-label={`${m.up}: ${name}`}
            title={m.up}
            data-move="-1"
            aria-disabled={place === 1}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={16} stroke={1.75} aria-hidden />
          </button>
          <span className={classes.grip} title={m.drag} {...handle}>
            <IconGripVertical size={16} stroke={1.75} aria-hidden />
          </span>
          <button
            type="button"
            aria-label={`${m.down}: ${name}`}
            title={m.down}
            data-move="1"
            aria-disabled={place === count}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </button>
        </span>
      )}
      <div className={classes.face}>
        <Picture src={url} alt={text || name} sizes="72px" width={72} height={72} fit="contain" />
        {isChosen !== undefined && (
          <label className={classes.pick} htmlFor={box}>
            <CheckBox id={box} aria-label={`${m.select}: ${name}`} checked={isChosen} onChange={onChoose} />
          </label>
        )}
      </div>
      <TextInput
        className={classes.text}
        aria-label={`${m.text}: ${name}`}
        placeholder={readOnly ? '' : m.textHint}
        value={text}
        maxLength={longestText}
        readOnly={readOnly}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <label className={classes.main}>
        <input
          type="radio"
          name={group}
          checked={isMain}
          disabled={readOnly}
          aria-label={`${m.main}: ${name}`}
          onChange={onMain}
        />
        {m.main}
      </label>
      {!readOnly && (
        <button
          type="button"
          className={classes.symbol}
          aria-label={`${m.remove}: ${name}`}
          title={m.remove}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden />
        </button>
      )}
    </li>
  )
}
