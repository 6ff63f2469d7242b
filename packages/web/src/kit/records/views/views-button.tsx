import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { LazyPopup } from '../../ui/popup/lazy-popup.tsx'
import { ToolButton } from '../../ui/tool-button.tsx'
import { recordMessages } from '../messages/index.ts'
import { useViews } from './use-views.ts'
import classes from './views.module.css'
import type { ViewedList } from './views-query.ts'

const load = async () => (await import('./views-panel.tsx')).ViewsPopup

/** Button with the current view of a list, whether it has unsaved changes, and the way to the others. */
export const ViewsButton = ({ viewed }: { viewed: ViewedList }) => {
  const m = useMessages(recordMessages).views
  const views = useViews(viewed.list)
  const name = views.open?.name ?? m.all
  const target = (
    <ToolButton
      variant="default"
      className={classes.button}
      aria-label={`${m.button(name)}${views.isChanged ? `, ${m.changed}` : ''}`}
      before={<IconBookmark size={16} stroke={1.75} aria-hidden />}
      after={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
    >
      <span className={classes.name}>{name}</span>
      {views.isChanged && <span className={classes.dot} aria-hidden="true" />}
    </ToolButton>
  )
  return <LazyPopup kind="dialog" target={target} load={load} props={{ viewed, views }} />
}
