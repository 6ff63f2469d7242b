import classes from './status-badge.module.css'

export type Tone = 'green' | 'amber' | 'red' | 'gray'

export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>
)
