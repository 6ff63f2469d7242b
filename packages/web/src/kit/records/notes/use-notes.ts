import { type About, type Note, notes } from '@quarterdeck/contract/sales/notes'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { useIntentKey } from '../../lib/api/use-intent-key.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../ui/messages/index.ts'
import { reportProblem } from '../../ui/report-problem.ts'
import { useUndo } from '../use-undo.ts'
import { noteMessages } from './messages/index.ts'

/** Writes, changes and deletes notes, each at once and with Undo. Each answers whether it went well. */
export const useNotes = (about: About) => {
  const m = useMessages(noteMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()

  const perform = async (work: () => Promise<{ readonly batch: string }>, words: string): Promise<boolean> => {
    try {
      const { batch } = await work()
      offer(words, batch)
      return true
    } catch (error) {
      reportProblem(common, error, m.fields)
      return false
    }
  }
  const readAnew = () =>
    Promise.all(['notes', 'changes'].map((entity) => queries.invalidateQueries({ queryKey: [entity] })))
  const add = async (text: string) => {
    const body = { about, text }
    const work = () => call(notes.create, { body, idempotencyKey: keyFor([body, Date.now()]) })
    const isAdded = await perform(work, m.added)
    // The next note need not wait until this one is listed.
    void readAnew()
    return isAdded
  }
  const reword = async ({ id, version }: Note, text: string) => {
    const work = () => call(notes.update, { query: { id: String(id) }, body: { text }, ifMatch: version })
    const isSaved = await perform(work, m.saved)
    await readAnew()
    return isSaved
  }
  const remove = async ({ id }: Note) => {
    const isRemoved = await perform(() => call(notes.remove, { query: { id: String(id) } }), m.deleted)
    await readAnew()
    return isRemoved
  }
  return { add, reword, remove }
}
