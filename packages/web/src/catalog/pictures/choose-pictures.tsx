import { Button } from '@mantine/core'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { type Ref, useRef } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { catalogMessages } from '../messages/index.ts'
import classes from './gallery-field.module.css'
import { maxMegabytes } from './upload-row.tsx'

interface Props {
  readonly button: Ref<HTMLButtonElement>
  readonly isOver: boolean
  readonly hintId: string
  readonly onFiles: (files: FileList | null) => void
}

/** Renders the drop area for pictures and a button to choose files. */
export const ChoosePictures = ({ button, isOver, hintId, onFiles }: Props) => {
  const m = useMessages(catalogMessages).pictures
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes.choose} data-over={isOver || undefined}>
      <Button
        ref={button}
        variant="default"
        size="xs"
        leftSection={<IconPhotoPlus size={16} stroke={1.75} aria-hidden />}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {m.choose}
      </Button>
      <p className={classes.drop}>{isOver ? m.dropNow : m.drop}</p>
      <p id={hintId} className={classes.hint}>
        {m.hint(maxMegabytes)}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => {
          onFiles(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
