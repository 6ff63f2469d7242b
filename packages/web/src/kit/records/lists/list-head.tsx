import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { LazyPopup } from '../../ui/popup/lazy-popup.tsx'
import { textWidth } from '../../ui/text-width.ts'
import { ToolButton, ToolLink } from '../../ui/tool-button.tsx'
import { useContentWidth } from '../../ui/use-content-width.ts'
import { recordMessages } from '../index.ts'
import classes from './list-head.module.css'

/** An action on a list as a whole, beside creating a record. */
export interface ListTool {
  readonly label: string
  readonly icon: ReactNode
  /** Known by its picture alone where it has a button of its own. */
  readonly isSymbol?: boolean
  /** Target of a link; without it the tool has an action. */
  readonly to?: LinkProps['to']
  readonly act?: () => void
}

const Tool = ({ label, icon, isSymbol, to, act }: ListTool) => {
  const look = isSymbol
    ? ({ variant: 'symbol', 'aria-label': label, title: label, children: icon } as const)
    : ({ variant: 'default', before: icon, children: label } as const)
  return to ? <ToolLink to={to} {...look} /> : <ToolButton {...look} onClick={act} />
}

const loadMenu = async () => (await import('./tools-menu.tsx')).ToolsMenu

/** All tools of a list behind one button. */
const FoldedTools = ({ tools }: { tools: readonly ListTool[] }) => {
  const { list: m } = useMessages(recordMessages)
  const target = (
    <ToolButton variant="symbol" aria-label={m.moreTools} title={m.moreTools} data-view="list-tools">
      <IconDots size={16} stroke={1.75} aria-hidden />
    </ToolButton>
  )
  return <LazyPopup kind="menu" target={target} load={loadMenu} props={{ tools, label: m.moreTools }} />
}

const gap = 8
const symbol = 36
const wordsWidth = (text: string, size: number) => 0.92 * textWidth(text, size)
const buttonWidth = (label: string) => gap + wordsWidth(label, 14) + 58

/** The edges of the screen, the room after its title, and the button of the views with a name of usual length. */
const besides = (isNarrow: boolean) => (isNarrow ? 32 + 16 + gap + 38 : 48 + 16 + 110)

interface Props {
  readonly title: string
  readonly views: ReactNode
  readonly tools: readonly ListTool[]
  /** Link to the form of a new record. */
  readonly create: { readonly to: NonNullable<LinkProps['to']>; readonly label: string } | undefined
}

/** The head of a list in one line: what does not fit beside the title goes into one menu, and then words go. */
export const ListHead = ({ title, views, tools, create }: Props) => {
  const room = Math.min(useContentWidth(), 1600)
  const fixed = besides(room <= 640) + wordsWidth(title, 22) + (create ? buttonWidth(create.label) : 0)
  const own = tools.reduce((sum, { label, isSymbol }) => sum + (isSymbol ? gap + symbol : buttonWidth(label)), 0)
  const isFolded = tools.length > 1 && room > 0 && fixed + own > room
  const hasWords = room === 0 || fixed + (isFolded ? gap + symbol : own) <= room
  return (
    <div className={classes.tools}>
      {views}
      {isFolded ? <FoldedTools tools={tools} /> : tools.map((tool) => <Tool key={tool.label} {...tool} />)}
      {create && (
        <ToolLink
          to={create.to}
          variant="filled"
          className={hasWords ? undefined : classes.short}
          aria-label={create.label}
          title={hasWords ? undefined : create.label}
          before={hasWords && <IconPlus size={16} aria-hidden />}
        >
          {hasWords ? create.label : <IconPlus size={16} aria-hidden />}
        </ToolLink>
      )}
    </div>
  )
}
