import type { Editor } from '@tiptap/react'
import { htmlOf } from './html-of.ts'

/** Functions to edit the text from outside. */
export interface EditorHandle {
  /** Opens the suggestions as if a slash had been typed. */
  readonly slash: () => void
  /** Replaces the slash and the text after it. */
  readonly put: (text: string) => void
  /** Selects the first occurrence of a text. */
  readonly select: (text: string) => void
}

/** Suggestion list that opens after a slash. */
export interface SuggestionList {
  /** Called with the text between slash and caret; undefined without a slash. */
  readonly onLook: (typed: string | undefined) => void
  /** Returns true if the list handles a key before the editor does. */
  readonly onKey: (key: string) => boolean
  /** Ids of the list and its active option, while it has options. */
  readonly list: string | undefined
  readonly active: string | undefined
  readonly bind: (writer: EditorHandle | null) => void
}

/** Returns the text between a slash at the start of a word and the caret. */
export const textAfterSlash = ({ state: { selection } }: Editor): string | undefined => {
  const { $from, empty } = selection
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n')
  return empty ? /(?:^|\s)\/([^\s/]{0,40})$/u.exec(before)?.[1] : undefined
}

const rangeOf = ({ state: { doc } }: Editor, text: string) => {
  let range: { readonly from: number; readonly to: number } | undefined
  doc.descendants((node, position) => {
    if (!node.isTextblock || range) return !range
    // A line break is one character, as it is one step in the document.
    const at = node.textBetween(0, node.content.size, undefined, '\n').indexOf(text)
    if (at >= 0) range = { from: position + 1 + at, to: position + 1 + at + text.length }
    return false
  })
  return range
}

export const writerOf = (editor: Editor): EditorHandle => ({
  slash: () => {
    const { $from } = editor.state.selection
    const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n')
    const text = before === '' || /\s$/.test(before) ? '/' : ' /'
    editor.chain().focus().insertContent({ type: 'text', text }).run()
  },
  put: (text) => {
    const { from } = editor.state.selection
    const typed = textAfterSlash(editor)
    const start = typed === undefined ? from : from - typed.length - 1
    editor.chain().focus().deleteRange({ from: start, to: from }).insertContent(htmlOf(text)).run()
  },
  select: (text) => {
    const range = rangeOf(editor, text)
    if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run()
  },
})

/** Returns ARIA attributes of the list for screen readers. */
export const attributesOf = (offering: SuggestionList | undefined): Readonly<Record<string, string>> => ({
  ...(offering && { 'aria-haspopup': 'listbox', 'aria-autocomplete': 'list' }),
  ...(offering?.list && { 'aria-controls': offering.list }),
  ...(offering?.active && { 'aria-activedescendant': offering.active }),
})
