import { ApiError } from '../../../lib/api-error.ts'
import { type CommonMessages, describeProblem, fieldProblemText } from '../../../ui/describe-problem.ts'
import type { CellKind } from './cell-kind.ts'

/** Why a value was not taken for a field, in the words of its kind. */
export const refusalText = <Row>(
  m: CommonMessages,
  { reasons, inputs }: Pick<CellKind<Row>, 'reasons' | 'inputs'>,
  field: string,
  error: unknown,
): string => {
  if (!(error instanceof ApiError)) return describeProblem(m, error).text
  const refused = error.fields[field]
  if (!refused && error.code === 'forbidden' && reasons.forbidden) return reasons.forbidden
  const labels = Object.fromEntries(Object.entries(inputs).map(([name, { label }]) => [name, label]))
  // It stands at the field, which needs no name there.
  const own = refused && { [field]: reasons[refused.code] ?? fieldProblemText(m, refused) }
  return describeProblem(m, error, labels, own).text
}
