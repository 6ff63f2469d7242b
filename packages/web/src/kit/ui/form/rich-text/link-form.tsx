import { Button, TextInput } from '@mantine/core'
import { linkProtocols } from '@quarterdeck/contract/kit/formatted'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { isComposing } from '../../../lib/is-composing.ts'
import { commonMessages } from '../../messages/index.ts'
import { formMessages } from '../messages/index.ts'
import classes from './rich-text.module.css'

/** Normalizes a typed URL: `example.com` becomes https. Undefined if it cannot be a link. */
const addressOf = (typed: string): string | undefined => {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  const url = URL.parse(address)
  const isKnown = linkProtocols.some((protocol) => url?.protocol === `${protocol}:`)
  return isKnown && /\.|@|localhost/.test(address) ? address : undefined
}

/** Edits the link at the selection or caret. */
export const LinkForm = ({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) => {
  const { formatting: m } = useMessages(formMessages)
  const { actions } = useMessages(commonMessages)
  const before: string = editor.getAttributes('link').href ?? ''
  const [typed, setTyped] = useState(before)
  const [isWrong, setWrong] = useState(false)

  const unlink = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const apply = () => {
    if (typed.trim() === '') return unlink()
    const href = addressOf(typed.trim())
    if (!href) return setWrong(true)
    const chain = editor.chain().extendMarkRange('link')
    // Where no words were chosen the address is what is to be read.
    if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      apply()
    }
    if (event.key === 'Escape') onClose()
  }
  return (
    <div className={classes.link}>
      <TextInput
        className={classes.address ?? ''}
        aria-label={m.address}
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        ref={(input) => input?.focus()}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={onKeyDown}
        error={isWrong && m.wrongAddress}
      />
      <Button variant="default" onClick={apply}>
        {m.setLink}
      </Button>
      {before && (
        <Button variant="subtle" onClick={unlink}>
          {m.unlink}
        </Button>
      )}
      <Button variant="subtle" onClick={onClose}>
        {actions.cancel}
      </Button>
    </div>
  )
}
