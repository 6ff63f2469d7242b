import { Button } from '@mantine/core'
import type { Paper as Laid } from '@quarterdeck/contract/sales/printed'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link } from '@tanstack/react-router'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Page } from '../../../ui/page.tsx'
import { Paper } from '../../../ui/paper/paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { orderMessages } from '../messages/index.ts'

interface Props {
  /** The order that the paper is about. */
  readonly id: string
  readonly title: string
  readonly paper: Laid
}

/** Something of an order on paper: its pages as they are printed, the way back and the way to the printer. */
export const PaperPage = ({ id, title, paper }: Props) => {
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
      <Paper paper={paper} />
    </Page>
  )
}

/** The page until it is known what is on it. */
export const PaperSkeleton = () => {
  const { title } = useMessages(orderMessages)
  return (
    <Page title={title} layout="narrow" actions={<Skeleton width={180} height={36} />}>
      <div aria-busy="true">
        <Skeleton width="100%" height={900} />
      </div>
    </Page>
  )
}
