import { type Card, cards } from '@quarterdeck/contract/boards/cards'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { Attach, Files, useUpload } from '../kit/records/index.ts'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { cardRecord } from './queries.ts'
import { useCardSteps } from './use-card-steps.ts'

/** The files of a card: those that are chosen or dropped are its own at once. */
export const CardFiles = ({ card, mayWrite }: { card: Card; mayWrite: boolean }) => {
  const { fields } = useMessages(boardMessages)
  const queries = useQueryClient()
  const { putFiles } = useCardSteps()
  const kept = useRef<Card['files']>([])
  const { upload, uploading } = useUpload(cards, (file) => kept.current.push(file))
  const add = async (chosen: readonly File[]) => {
    await upload(chosen)
    const files = kept.current.splice(0)
    // The card may have been changed while they were on their way.
    const now = queries.getQueryData(cardRecord(String(card.id)).queryKey) ?? card
    if (files.length > 0) await putFiles(now, [...now.files, ...files])
  }
  if (!mayWrite && card.files.length === 0) return null
  return (
    <section
      className={classes.part}
      aria-label={fields.files}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (mayWrite) void add([...event.dataTransfer.files])
      }}
    >
      <h3>{fields.files}</h3>
      <Files
        files={card.files}
        endpoints={cards}
        {...(mayWrite && {
          onRemove: (key) =>
            void putFiles(
              card,
              card.files.filter((file) => file.key !== key),
            ),
        })}
      />
      {mayWrite && <Attach size="xs" onChoose={(chosen) => void add(chosen)} uploading={uploading} />}
    </section>
  )
}
