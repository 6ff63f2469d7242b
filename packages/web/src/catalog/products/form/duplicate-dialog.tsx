import { Button, Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../../kit/ui/dialog.tsx'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { productMessages } from '../messages/index.ts'
import { copyParts } from './copied-product.ts'
import classes from './form.module.css'

/** Asks for the parts to copy; stock is not copied by default. */
export const DuplicateDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const m = useMessages(productMessages).form
  const { actions } = useMessages(commonMessages)
  const navigate = useNavigate()
  const [parts, setParts] = useState<readonly string[]>(copyParts.filter((part) => part !== 'stock'))
  const go = async () => {
    onClose()
    const copy = copyParts.filter((part) => parts.includes(part)).join(',')
    await navigate({ to: '/products/create', search: { from: id, copy } })
  }
  return (
    <Dialog
      opened
      title={m.duplicateTitle}
      text={m.duplicateText}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button onClick={() => void go()}>{m.duplicate}</Button>
        </>
      }
    >
      <Checkbox.Group value={[...parts]} onChange={setParts}>
        <div className={classes.parts}>
          {copyParts.map((part) => (
            <Checkbox key={part} value={part} label={m.copies[part]} />
          ))}
        </div>
      </Checkbox.Group>
    </Dialog>
  )
}
