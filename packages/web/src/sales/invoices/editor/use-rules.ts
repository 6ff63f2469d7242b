import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { invoiceMessages } from '../messages/index.ts'
import { maxLines } from './invoice-input.ts'

/** Returns the validation rules with the form's error texts. */
export const useRules = (isIssued: () => boolean) => {
  const { problems: m } = useMessages(invoiceMessages).editor
  return { isIssued, words: { ...m, tooManyLines: m.tooManyLines(maxLines) } }
}
