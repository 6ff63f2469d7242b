import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Logo } from '../../kit/ui/logo.tsx'
import { PublicFrame } from '../../kit/ui/public-frame.tsx'
import { SeaChart } from '../../kit/ui/sea-chart.tsx'
import { useTitle } from '../../kit/ui/use-title.ts'
import classes from './home-page.module.css'
import { homeMessages } from './messages/index.ts'

/** The front door: what this is, and the way in. */
export const HomePage = () => {
  const m = useMessages(homeMessages)
  useTitle(m.title)
  return (
    <PublicFrame>
      <div className={classes.chart}>
        <SeaChart />
      </div>
      <div className={classes.hero}>
        <Logo size={56} />
        <h1 tabIndex={-1}>{m.heading}</h1>
        <p className={classes.text}>{m.text}</p>
        <Button size="md" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
          {m.open}
        </Button>
      </div>
    </PublicFrame>
  )
}
