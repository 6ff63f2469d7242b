import { Button } from '@mantine/core'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import { type Ref, useRef } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import shared from '../../ui/styles/shared.module.css'
import { recordMessages } from '../messages/index.ts'

interface Props {
  readonly onChoose: (files: readonly File[]) => void
  /** The name of the file that is on its way. */
  readonly uploading: string | undefined
  readonly size?: 'xs' | 'sm'
  /** The button. */
  readonly ref?: Ref<HTMLButtonElement>
}

/** Chooses files to be uploaded, and says which of them is on its way. */
export const Attach = ({ onChoose, uploading, size = 'sm', ref }: Props) => {
  const { files: m } = useMessages(recordMessages)
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div className={shared.row8}>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button
        ref={ref}
        variant="default"
        size={size}
        leftSection={<IconPaperclip size={16} stroke={1.75} aria-hidden />}
        onClick={() => picker.current?.click()}
      >
        {m.attach}
      </Button>
      <span className={shared.hint} role="status">
        {uploading ? m.attaching(uploading) : ''}
      </span>
    </div>
  )
}
