import { Button } from '@mantine/core'
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Avatar } from '../avatar.tsx'
import { commonMessages } from '../messages/index.ts'
import { wordsOf } from './field-problem.ts'
import classes from './form.module.css'
import { useReadOnly } from './form-mode.ts'
import { formMessages } from './messages/index.ts'
import { loadCropDialog, maxMegabytes, usePicture } from './use-picture.ts'

interface Props<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  /** Name of the person, whose initials are shown without a picture. */
  readonly of: string
}

/** Edits a photo: chosen, dropped or pasted, cropped, and uploaded before the form is saved. */
export const PictureField = <Values extends FieldValues>({ name, label, of }: Props<Values>) => {
  const { picture: m } = useMessages(formMessages)
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { field, fieldState } = useController<FieldValues>({ name })
  const { take, cropping, close, problem } = usePicture()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const wrong = problem ?? wordsOf(common, fieldState.error?.message)

  const takeFirst = (files: FileList | undefined | null): boolean => {
    const file = files?.[0]
    if (!file || readOnly || cropping) return false
    void take(file)
    return true
  }
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (takeFirst(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  // The dialog goes with everything in it, and so does the button that removes: the focus stays here.
  useEffect(() => (cropping ? () => button.current?.focus() : undefined), [cropping])
  const remove = () => {
    field.onChange('')
    button.current?.focus()
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    takeFirst(event.dataTransfer.files)
  }
  const hover = (event: DragEvent) => {
    if (readOnly || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div
      role="group"
      aria-labelledby={id}
      className={classes.pictureField}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span id={id} className={classes.label}>
        {label}
      </span>
      <Avatar name={of} image={field.value} size={72} />
      {!readOnly && (
        <div className={classes.side}>
          <div className={classes.actions}>
            <Button
              ref={(element) => {
                field.ref(element)
                button.current = element
              }}
              variant="default"
              size="xs"
              aria-describedby={wrong ? `${id}-problem` : `${id}-hint`}
              onPointerEnter={() => void loadCropDialog().catch(() => undefined)}
              onClick={() => input.current?.click()}
            >
              {field.value ? m.change : m.choose}
            </Button>
            {field.value && (
              <Button variant="subtle" size="xs" onClick={remove}>
                {m.remove}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={(event) => {
              takeFirst(event.currentTarget.files)
              event.currentTarget.value = ''
            }}
          />
          {wrong ? (
            <p id={`${id}-problem`} className={classes.pictureProblem} role="alert">
              {wrong}
            </p>
          ) : (
            <p id={`${id}-hint`} className={classes.hint}>
              {over ? m.drop : m.hint(maxMegabytes)}
            </p>
          )}
        </div>
      )}
      {cropping && (
        <cropping.Dialog
          file={cropping.file}
          url={cropping.url}
          onClose={close}
          onDone={(url) => {
            field.onChange(url)
            close()
          }}
        />
      )}
    </div>
  )
}
