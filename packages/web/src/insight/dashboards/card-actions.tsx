import { Link, type LinkProps } from '@tanstack/react-router'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import classes from './dashboard.module.css'
import type { Card } from './dashboard.ts'
import { dashboardMessages } from './messages/index.ts'

/** Renders the actions of a card that the user is permitted to do. */
export const CardActions = ({ actions = [] }: Pick<Card, 'actions'>) => {
  const m = useMessages(dashboardMessages)
  const { permissions } = useMe()
  return actions
    .filter(({ needs }) => permissions.includes(needs))
    .map(({ name, to, search }) => (
      <Link key={name} to={to as LinkProps['to']} search={(search?.() ?? {}) as never} className={classes.action}>
        {m.actions[name]}
      </Link>
    ))
}
