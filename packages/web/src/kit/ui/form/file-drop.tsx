import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './file-drop.module.css'

/** Returns the props of an element that accepts a dropped file. */
export const useFileDrop = (take: (files: FileList | null) => void) => {
  const [over, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return { over, target: { onDragOver, onDrop, onDragLeave: () => setOver(false) } }
}

interface Props {
  readonly picture: ReactNode
  /** True while a file is dragged over it. */
  readonly over: boolean
  readonly words: { readonly drop: string; readonly choose: string }
  readonly accept: string
  /** Description of accepted files. */
  readonly about: string
  readonly take: (files: FileList | null) => void
  /** Replaces the file button during an upload. */
  readonly progress?: ReactNode
}

/** Renders a drop area with a file button. */
export const FileDrop = ({ picture, over, words, accept, about, take, progress }: Props) => (
  <div className={classes.drop} data-over={over || undefined}>
    {picture}
    {progress ?? (
      <>
        <p className={classes.line}>
          {words.drop}{' '}
          <label className={classes.choose}>
            {words.choose}
            <input
              type="file"
              accept={accept}
              onChange={(event) => {
                take(event.currentTarget.files)
                event.currentTarget.value = ''
              }}
            />
          </label>
        </p>
        <p>{about}</p>
      </>
    )}
  </div>
)
