import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { orderMessages } from '../messages/index.ts'
import classes from './paper.module.css'

interface Props {
  /** The order that the paper is about. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** Something of an order on paper: the sheet as it is printed, the way back and the way to the printer. */
export const PaperPage = ({ id, title, children }: Props) => {
  const { paper: m } = useMessages(orderMessages).record
  return (
    <Page
      title={title}
      layout="narrow"
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link to="/orders/$id" params={{ id }} {...props} />}>
            {m.back}
          </Button>
          <Button leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
            {m.print}
          </Button>
        </>
      }
    >
      <article className={classes.sheet}>{children}</article>
    </Page>
  )
}

/** The sheet until it is known what is on it. */
export const PaperSkeleton = () => {
  const { title } = useMessages(orderMessages)
  return (
    <Page title={title} layout="narrow" actions={<Skeleton width={180} height={36} />}>
      <div className={classes.sheet} aria-busy="true">
        <Skeleton width={280} />
        <Skeleton width={360} />
        <Skeleton width={320} />
      </div>
    </Page>
  )
}
