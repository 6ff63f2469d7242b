import { type Card, type CardDraft, type CardPatch, cards } from '@quarterdeck/contract/boards/cards'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../kit/lib/api/client.ts'
import { emitDeleted } from '../kit/lib/deleted-records.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useUndo } from '../kit/records/index.ts'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { reportProblem } from '../kit/ui/report-problem.ts'
import { boardMessages } from './messages/index.ts'
import { cardRecord } from './queries.ts'

/** The changes that are on their way, the last one of each card: they come to the version that it has then, if they went well. */
const underway = new Map<number, Promise<number | undefined>>()

/** Waits for what one changed of a card a moment ago, which the next change is based on. */
const inTurn = async (
  { id, version }: Card,
  work: (version: number, isLast: () => boolean) => Promise<number | undefined>,
): Promise<boolean> => {
  const before = underway.get(id)
  const mine: Promise<number | undefined> = (async () =>
    work((await before) ?? version, () => underway.get(id) === mine))()
  underway.set(id, mine)
  const isDone = (await mine) !== undefined
  if (underway.get(id) === mine) underway.delete(id)
  return isDone
}

/** Returns the changes to a card, each with Undo; they resolve to true where they went well. */
export const useCardSteps = () => {
  const { card: m, fields } = useMessages(boardMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const attempt = async (done: string, work: () => Promise<{ readonly batch: string }>, isLast = () => true) => {
    try {
      const { batch } = await work()
      offer(done, batch)
      return true
    } catch (error) {
      reportProblem(common, error, fields)
      return false
    } finally {
      // What is changed meanwhile stays on screen.
      if (isLast()) await queries.invalidateQueries({ queryKey: ['cards'] })
    }
  }
  /**
   * Shows a change at once, and reverts it where it is rejected.
   * @param shown the change as cards are read, where it is sent otherwise
   */
  const change = async (
    card: Card,
    body: CardPatch,
    done = m.saved(card.title),
    shown: Partial<Card> = body as Partial<Card>,
  ) => {
    const { id } = card
    const { queryKey } = cardRecord(String(id))
    queries.setQueryData<Card>(queryKey, { ...card, ...shown })
    const isDone = await inTurn(card, async (version, isLast) => {
      let saved: Card | undefined
      const send = async () => {
        const answer = await call(cards.update, { query: { id: String(id) }, body, ifMatch: version })
        saved = answer.data.card
        if (isLast()) queries.setQueryData(queryKey, saved)
        return answer
      }
      await attempt(done, send, isLast)
      return saved?.version
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
