import { Button, Checkbox } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { ToolButton } from '../../kit/ui/tool-button.tsx'
import { sortedCards, withCardMoved, withCardShown } from './arrange.ts'
import classes from './dashboard.module.css'
import type { Dashboard } from './dashboard.ts'
import { type CardName, type DashboardName, dashboards } from './dashboards.ts'
import { dashboardMessages } from './messages/index.ts'
import { useArrangement } from './use-arrangement.ts'

/** Lets a user choose and order the cards of a dashboard; changes apply at once. */
export const ArrangeDialog = ({ name, onClose }: { readonly name: DashboardName; readonly onClose: () => void }) => {
  const { arrange: m, cards: titles } = useMessages(dashboardMessages)
  const { actions } = useMessages(commonMessages)
  const { rows }: Dashboard = dashboards[name]
  const { own = { order: [], hidden: [] }, put } = useArrangement(name)
  const cards = sortedCards(rows, own)
  return (
    <Dialog
      opened
      title={m.title}
      text={m.text}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={() => put(undefined)}>
            {m.reset}
          </Button>
          <Button onClick={onClose}>{actions.close}</Button>
        </>
      }
    >
      <ol className={classes.arrange}>
        {cards.map((card, index) => {
          const title = titles[card.name as CardName]
          return (
            <li key={card.name}>
              <Checkbox
                label={title}
                checked={!own.hidden.includes(card.name)}
                onChange={({ currentTarget }) => put(withCardShown(own, card.name, currentTarget.checked))}
              />
              <ToolButton
                variant="symbol"
                aria-label={m.up(title)}
                disabled={index === 0}
                onClick={() => put(withCardMoved(rows, own, card.name, -1))}
              >
                <IconArrowUp size={16} aria-hidden />
              </ToolButton>
              <ToolButton
                variant="symbol"
                aria-label={m.down(title)}
                disabled={index === cards.length - 1}
                onClick={() => put(withCardMoved(rows, own, card.name, 1))}
              >
                <IconArrowDown size={16} aria-hidden />
              </ToolButton>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
