import { hasMarkup, isFormatted } from '@quarterdeck/contract/formatted'
import type { Editor, JSONContent } from '@tiptap/react'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A stored text for the editor: plain text has a paragraph for each that it is made of. */
export const htmlOf = (text: string): string =>
  isFormatted(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
        .join('')

const isPlain = ({ type, content = [] }: JSONContent): boolean =>
  type === 'paragraph' && content.every(({ type: kind, marks = [] }) => kind === 'hardBreak' || marks.length === 0)

/** What is kept of a text: that of which nothing was formatted stays the plain text that it is. */
export const storedOf = (editor: Editor): string => {
  const { content = [] } = editor.getJSON()
  const plain = editor.getText({ blockSeparator: '\n\n' }).trim()
  return plain === '' || (content.every(isPlain) && !hasMarkup(plain)) ? plain : editor.getHTML()
}
