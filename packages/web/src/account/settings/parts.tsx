import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import classes from './settings.module.css'

interface Props<Data> {
  // The kind of key does not matter here, and is another one for each call.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly query: UseQueryOptions<Data, Error, Data, any>
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Renders an answer, its skeleton while it is loading, or the reason why it failed. */
export const QueryContent = <Data,>({ query, waiting, children }: Props<Data>) => {
  const { data, error, refetch } = useQuery(query)
  if (data !== undefined) return children(data)
  return error ? <ProblemPanel error={error} onRetry={() => void refetch()} /> : waiting
}

interface RowProps {
  readonly icon: Icon
  readonly name: string
  /** Badge beside the name. */
  readonly badge?: ReactNode
  /** Facts in a line below, those that there are. */
  readonly about: readonly ReactNode[]
  readonly action?: ReactNode
}

/** A row of several, such as a device or a key. */
export const Row = ({ icon: Icon, name, badge, about, action }: RowProps) => (
  <li className={classes.row}>
    <Icon size={20} stroke={1.5} aria-hidden />
    <div className={classes.what}>
      <span className={classes.name}>
        {name}
        {badge}
      </span>
      <span className={classes.about}>
        {about.filter(Boolean).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fact has its place
          <span key={index}>{fact}</span>
        ))}
      </span>
    </div>
    {action}
  </li>
)

export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={classes.list} aria-label={label}>
    {children}
  </ul>
)

export const RowsSkeleton = ({ count }: { count: number }) => (
  <ul className={classes.list} aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
      <li key={index} className={classes.row}>
        <Skeleton width={20} height={20} />
        <div className={classes.what}>
          <Skeleton width={160} height={14} />
          <Skeleton width={220} />
        </div>
      </li>
    ))}
  </ul>
)

export const NoRows = ({ children }: { children: string }) => <p className={classes.empty}>{children}</p>

/** Something to do before something else can be done. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <p className={classes.warning}>
    <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
    <span>{children}</span>
  </p>
)
