import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { Page } from '../ui/page.tsx'
import { ToolLink } from '../ui/tool-button.tsx'
import { CardOf } from './card.tsx'
import classes from './dashboard.module.css'
import type { Card, Dashboard } from './dashboard.ts'
import { type CardName, type DashboardName, dashboards } from './dashboards.ts'
import { FrameControls } from './frame-controls.tsx'
import { dashboardMessages } from './messages/index.ts'
import { useFrame } from './use-frame.ts'

/** Any of the dashboards: its rows of cards, over one range. */
export const DashboardPage = ({ name }: { name: DashboardName }) => {
  const m = useMessages(dashboardMessages)
  const { rows, settings, usual }: Dashboard = dashboards[name]
  const { frame, change } = useFrame(usual)
  return (
    <Page
      title={m.dashboards[name].title}
      about={m.dashboards[name].about}
      actions={
        <>
          <FrameControls frame={frame} change={change} />
          {settings && (
            <ToolLink to={settings} variant="symbol" aria-label={m.setUp} title={m.setUp}>
              <IconSettings size={16} aria-hidden />
            </ToolLink>
          )}
        </>
      }
    >
      {rows.map((cards) => (
        <div key={cards.map((card) => card.name).join()} className={classes.row ?? ''}>
          {cards.map((card: Card) => (
            <CardOf key={card.name} card={card} title={m.cards[card.name as CardName]} frame={frame} />
          ))}
        </div>
      ))}
    </Page>
  )
}
