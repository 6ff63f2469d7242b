import { type DragEvent, type ReactNode, useState } from 'react'
import classes from './file-drop.module.css'

/** Takes a file that is dropped on an element, which has these props. */
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
  /** A file is above it. */
  readonly over: boolean
  readonly words: { readonly drop: string; readonly choose: string }
  readonly accept: string
  /** What may be chosen. */
  readonly about: string
  readonly take: (files: FileList | null) => void
  /** Stands in place of the choice as long as a file is on its way. */
  readonly progress?: ReactNode
}

/** Where a file is dropped, or chosen. */
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
