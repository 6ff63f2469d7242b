import { hasMarkup } from '@quarterdeck/contract/kit/formatted'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { isComposing } from '../../../lib/is-composing.ts'
import { htmlOf } from './html-of.ts'
import classes from './rich-text.module.css'
import { attributesOf, type SuggestionList, textAfterSlash, writerOf } from './suggestion-list.ts'
import { Toolbar } from './toolbar.tsx'

const isPlain = ({ type, content = [] }: JSONContent): boolean =>
  type === 'paragraph' && content.every(({ type: kind, marks = [] }) => kind === 'hardBreak' || marks.length === 0)

/** Returns the text to store: plain if nothing is formatted, HTML otherwise. */
const storedOf = (editor: Editor): string => {
  const { content = [] } = editor.getJSON()
  const plain = editor.getText({ blockSeparator: '\n\n' }).trim()
  return plain === '' || (content.every(isPlain) && !hasMarkup(plain)) ? plain : editor.getHTML()
}

export interface EditorProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly labelledBy: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  /** Receives an object that focuses the editor. */
  readonly focusBy: (target: { readonly focus: () => void } | null) => void
  readonly offering?: SuggestionList
}

const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['mailto'], HTMLAttributes: { target: null, rel: null } },
    strike: false,
    trailingNode: false,
    underline: false,
  }),
]

/** Returns true if the open suggestion list handles a key, which is then stopped. */
const isTaken = (offering: SuggestionList | undefined, event: KeyboardEvent): boolean => {
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
  if (!offering?.onKey(event.key)) return false
  event.stopPropagation()
  return true
}

/** Edits a text with headings, lists, links, bold and italic. */
export const RichTextEditor = (props: EditorProps) => {
  const { value, onChange, onBlur, labelledBy, describedBy, isInvalid, focusBy, offering } = props
  const own = useRef(value)
  const editor = useEditor({
    extensions,
    content: htmlOf(value),
    onUpdate: ({ editor: written }) => {
      own.current = storedOf(written)
      onChange(own.current)
      offering?.onLook(textAfterSlash(written))
    },
    onSelectionUpdate: ({ editor: written }) => offering?.onLook(textAfterSlash(written)),
    onFocus: ({ editor: written }) => offering?.onLook(textAfterSlash(written)),
    onBlur: () => {
      offering?.onLook(undefined)
      onBlur()
    },
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...attributesOf(offering),
        class: classes.text ?? '',
      },
      // Ctrl+Enter saves the form and breaks no line.
      handleKeyDown: (_, event) =>
        isTaken(offering, event) || (event.key === 'Enter' && (event.ctrlKey || event.metaKey)),
    },
  })

  // An editor whose first render takes long is destroyed before it is on screen, and another one takes its place.
  useEffect(() => {
    if (editor.isDestroyed) return
    focusBy({ focus: () => editor.chain().focus().run() })
    return () => focusBy(null)
  }, [editor, focusBy])

  const bind = offering?.bind
  useEffect(() => {
    if (editor.isDestroyed || !bind) return
    bind(writerOf(editor))
    return () => bind(null)
  }, [editor, bind])

  // What the form was given from elsewhere: another record, a draft, what was saved. What comes while the screen is left
  // finds the editor gone, whose chain does nothing, while its commands would throw.
  useEffect(() => {
    if (value === own.current) return
    own.current = value
    editor.chain().setContent(htmlOf(value), { emitUpdate: false }).run()
  }, [editor, value])

  return (
    <>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </>
  )
}
