import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Page } from '../../kit/ui/page.tsx'
import { ToolButton, ToolLink } from '../../kit/ui/tool-button.tsx'
import { arrangedRows, withCardShown } from './arrange.ts'
import { CardOf } from './card.tsx'
import classes from './dashboard.module.css'
import type { Card, Dashboard } from './dashboard.ts'
import { type CardName, type DashboardName, dashboards } from './dashboards.ts'
import { FrameControls } from './frame-controls.tsx'
import { dashboardMessages } from './messages/index.ts'
import { useArrangement } from './use-arrangement.ts'
import { useFrame } from './use-frame.ts'

const DueReminders = lazy(async () => ({ default: (await import('../../sales/mails/index.ts')).DueReminders }))
const ArrangeDialog = lazy(async () => ({ default: (await import('./arrange-dialog.tsx')).ArrangeDialog }))

/** Renders a dashboard: rows of cards over one range. */
const DashboardPage = ({ name }: { name: DashboardName }) => {
  const m = useMessages(dashboardMessages)
  const { rows, settings, usual, reminds }: Dashboard = dashboards[name]
  const { frame, change } = useFrame(usual)
  const { own, put } = useArrangement(name)
  const [isArranging, setArranging] = useState(false)
  const hide = (card: string) => put(withCardShown(own ?? { order: [], hidden: [] }, card, false))
  return (
    <Page
      title={m.dashboards[name].title}
      about={m.dashboards[name].about}
      actions={
        <>
          {reminds && (
            <Suspense>
              <DueReminders />
            </Suspense>
          )}
          <FrameControls frame={frame} change={change} />
          <ToolButton
            variant="symbol"
            aria-label={m.arrange.title}
            title={m.arrange.title}
            onClick={() => setArranging(true)}
          >
            <IconLayoutGrid size={16} aria-hidden />
          </ToolButton>
          {settings && (
            <ToolLink to={settings} variant="symbol" aria-label={m.setUp} title={m.setUp}>
              <IconSettings size={16} aria-hidden />
            </ToolLink>
          )}
        </>
      }
    >
      {arrangedRows(rows, own).map((cards) => (
        <div key={cards.map((card) => card.name).join()} className={classes.row ?? ''}>
          {cards.map((card: Card) => (
            <CardOf
              key={card.name}
              card={card}
              title={m.cards[card.name as CardName]}
              frame={frame}
              onHide={() => hide(card.name)}
            />
          ))}
        </div>
      ))}
      {isArranging && (
        <Suspense>
          <ArrangeDialog name={name} onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </Page>
  )
}

export const SalesPage = () => <DashboardPage name="sales" />

export const FinancePage = () => <DashboardPage name="finance" />

export const CoursePage = () => <DashboardPage name="course" />

export const AnalyticsPage = () => <DashboardPage name="analytics" />

export const CareerPage = () => <DashboardPage name="career" />
