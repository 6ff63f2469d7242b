import { type Card, type CardDraft, type CardPatch, cards } from '@quarterdeck/contract/boards/cards'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { emitDeleted } from '../lib/deleted.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useUndo } from '../records/index.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { reportProblem } from '../ui/report-problem.ts'
import { boardMessages } from './messages/index.ts'
import { cardRecord } from './queries.ts'

/** What is done with one card, each with Undo. Answers whether it went well. */
export const useCardSteps = () => {
  const { card: m, fields } = useMessages(boardMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const attempt = async (done: string, work: () => Promise<{ readonly batch: string }>) => {
    try {
      const { batch } = await work()
      offer(done, batch)
      return true
    } catch (error) {
      reportProblem(common, error, fields)
      return false
    } finally {
      await queries.invalidateQueries({ queryKey: ['cards'] })
    }
  }
  /**
   * What is changed is shown at once, and taken back where it is refused.
   * @param shown the same as it is read, where it is sent otherwise
   */
  const change = async (
    card: Card,
    body: CardPatch,
    done = m.saved(card.title),
    shown: Partial<Card> = body as Partial<Card>,
  ) => {
    const { id, version } = card
    const { queryKey } = cardRecord(String(id))
    queries.setQueryData<Card>(queryKey, { ...card, ...shown })
    const isDone = await attempt(done, async () => {
      const answer = await call(cards.update, { query: { id: String(id) }, body, ifMatch: version })
      queries.setQueryData(queryKey, answer.data.card)
      return answer
    })
    if (!isDone) queries.setQueryData(queryKey, card)
    return isDone
  }
  return {
    change,
    putFiles: (card: Card, files: Card['files']) =>
      change(card, { files: files.map(({ key }) => key) }, m.saved(card.title), { files }),
    archive: (card: Card) => change(card, { archived: true }, m.archived(card.title)),
    restore: (card: Card) => change(card, { archived: false }, m.restored(card.title)),
    add: (body: Pick<CardDraft, 'boardId' | 'columnId' | 'title'> & Partial<CardDraft>) =>
      attempt(m.added(body.title), () => call(cards.create, { body })),
    remove: ({ id, title }: Card) =>
      attempt(m.deleted(title), async () => {
        const answer = await call(cards.remove, { body: { ids: [id] } })
        emitDeleted('cards', [id])
        return answer
      }),
  }
}
