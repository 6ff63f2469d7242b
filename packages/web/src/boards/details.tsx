import { Button } from '@mantine/core'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconArchiveOff from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../kit/lib/session.ts'
import { Notes } from '../kit/records/notes/index.ts'
import { FormattedText } from '../kit/ui/formatted-text/formatted-text.tsx'
import classes from './boards.module.css'
import { CardFiles } from './card-files.tsx'
import { Checklist } from './checklist.tsx'
import { DetailFacts } from './detail-facts.tsx'
import { CardLinks } from './links.tsx'
import { boardMessages } from './messages/index.ts'
import { cardRecord } from './queries.ts'
import { useCardSteps } from './use-card-steps.ts'

const CardDialog = lazy(async () => ({ default: (await import('./card-dialog.tsx')).CardDialog }))

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true }

/** Panel of a card: its text, progress, links and actions. */
export const CardDetails = ({ id }: { id: string }) => {
  const { card: m } = useMessages(boardMessages)
  const mayWrite = usePermission('boards:write')
  const { data: card } = useSuspenseQuery(cardRecord(id))
  const { archive, restore, remove } = useCardSteps()
  const [isEdited, setIsEdited] = useState(false)
  const quiet = { variant: 'default', size: 'xs' } as const
  return (
    <>
      {mayWrite && (
        <div className={classes.actions}>
          <Button {...quiet} leftSection={<IconPencil {...icon} />} onClick={() => setIsEdited(true)}>
            {m.edit}
          </Button>
          {card.archived ? (
            <Button {...quiet} leftSection={<IconArchiveOff {...icon} />} onClick={() => void restore(card)}>
              {m.restore}
            </Button>
          ) : (
            <Button {...quiet} leftSection={<IconArchive {...icon} />} onClick={() => void archive(card)}>
              {m.archive}
            </Button>
          )}
          <Button {...quiet} leftSection={<IconTrash {...icon} />} onClick={() => void remove(card)}>
            {m.delete}
          </Button>
        </div>
      )}
      {card.description && <FormattedText text={card.description} />}
      <DetailFacts card={card} />
      <Checklist card={card} mayWrite={mayWrite} />
      <CardLinks card={card} mayWrite={mayWrite} />
      <CardFiles card={card} mayWrite={mayWrite} />
      <section className={classes.part}>
        <h3>{m.notes}</h3>
        <Notes about={{ entity: 'cards', record: id }} />
      </section>
      <Suspense>{isEdited && <CardDialog card={card} onClose={() => setIsEdited(false)} />}</Suspense>
    </>
  )
}

export const CardName = ({ id }: { id: string }) => {
  const { data: card } = useQuery(cardRecord(id))
  return <bdi>{card?.title ?? `#${id}`}</bdi>
}
