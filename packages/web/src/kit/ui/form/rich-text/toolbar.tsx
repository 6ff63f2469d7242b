import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs'
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { formMessages } from '../messages/index.ts'
import { LinkForm } from './link-form.tsx'
import classes from './rich-text.module.css'

const tools = [
  ['heading', IconH2],
  ['subheading', IconH3],
  ['bold', IconBold],
  ['italic', IconItalic],
  ['bullets', IconList],
  ['numbers', IconListNumbers],
] as const
type Tool = (typeof tools)[number][0]

const isOn: Readonly<Record<Tool, (editor: Editor) => boolean>> = {
  heading: (editor) => editor.isActive('heading', { level: 2 }),
  subheading: (editor) => editor.isActive('heading', { level: 3 }),
  bold: (editor) => editor.isActive('bold'),
  italic: (editor) => editor.isActive('italic'),
  bullets: (editor) => editor.isActive('bulletList'),
  numbers: (editor) => editor.isActive('orderedList'),
}

const toggle: Readonly<Record<Tool, (editor: Editor) => boolean>> = {
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  subheading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  bullets: (editor) => editor.chain().focus().toggleBulletList().run(),
  numbers: (editor) => editor.chain().focus().toggleOrderedList().run(),
}

/** Toolbar with the active formats at the caret. */
export const Toolbar = ({ editor }: { readonly editor: Editor }) => {
  const { formatting: m } = useMessages(formMessages)
  const [isLinking, setLinking] = useState(false)
  const on = useEditorState({
    editor,
    // There is none while the build prerenders the form, whatever the type says.
    selector: ({ editor: now }: { readonly editor: Editor | null }) => ({
      tools: now ? tools.filter(([tool]) => isOn[tool](now)).map(([tool]) => tool) : [],
      link: now?.isActive('link') ?? false,
    }),
  })
  const close = () => {
    setLinking(false)
    editor.chain().focus().run()
  }
  return (
    <>
      <fieldset className={classes.tools} aria-label={m.tools}>
        {tools.map(([tool, Icon]) => (
          <button
            key={tool}
            type="button"
            className={classes.tool}
            aria-label={m[tool]}
            title={m[tool]}
            aria-pressed={on.tools.includes(tool)}
            onClick={() => toggle[tool](editor)}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
          </button>
        ))}
        <button
          type="button"
          className={classes.tool}
          aria-label={m.link}
          title={m.link}
          aria-pressed={on.link}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <IconLink size={18} stroke={1.75} aria-hidden />
        </button>
      </fieldset>
      {isLinking && <LinkForm editor={editor} onClose={close} />}
    </>
  )
}
