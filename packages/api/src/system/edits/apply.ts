import { patchWhere } from '@quarterdeck/contract/kinds'
import type { BodyOf } from '@quarterdeck/contract/kit/endpoint'
import { fieldProblems } from '@quarterdeck/contract/kit/issues'
import { isCellEdited } from '@quarterdeck/contract/kit/kind'
import { Problem } from '@quarterdeck/contract/kit/problem'
import type { edits, RefusedField } from '@quarterdeck/contract/system/edits'
import type { WriteContext } from '../../kit/context.ts'
import type { Collection } from '../../kit/records/collection.ts'
import { changeRecord } from '../../kit/records/records.ts'

type Edit = BodyOf<typeof edits.apply>['edits'][number]

export interface Applied {
  readonly record?: Record<string, unknown>
  readonly refused: readonly RefusedField[]
}

const without = (change: Edit['change'], fields: readonly string[]): Edit['change'] =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !fields.includes(field)))

/** Why the fields of a change stay: what is said of some of them, or of the record for all. */
const refusalsOf = ({ id, change }: Edit, { body: { code, message, fields = {}, conflicts = [] } }: Problem) => {
  const about = [...Object.keys(fields), ...conflicts].filter((field) => field in change)
  const names = about.length > 0 ? about : Object.keys(change)
  return names.map((field): RefusedField => ({ id, field, code, message, ...fields[field] }))
}

/** Separates edits that satisfy the contract from the others. */
const judged = ({ kind }: Pick<Collection, 'kind'>, { id, change }: Edit) => {
  const schema = patchWhere(kind, isCellEdited)
  const unknown = Object.keys(change).filter((field) => !Object.hasOwn(schema.shape, field))
  const known = without(change, unknown)
  const { error } = schema.safeParse(known, { reportInput: true })
  const problems = Object.entries(error ? fieldProblems(error.issues) : {})
  const patch = schema.parse(
    without(
      known,
      problems.map(([field]) => field),
    ),
  )
  return {
    patch: patch as Edit['change'],
    refused: [
      ...unknown.map(
        (field): RefusedField => ({ id, field, code: 'invalid', message: "This field can't be set to this value" }),
      ),
      ...problems.map(([field, problem]): RefusedField => ({ id, field, ...problem })),
    ],
  }
}

/** Changes one record as far as its rules let: a field that is refused does not keep back the others. */
export const applyEdit = async (context: WriteContext, collection: Collection, edit: Edit): Promise<Applied> => {
  const { patch, refused } = judged(collection, edit)
  if (Object.keys(patch).length === 0) return { refused }
  try {
    const doc = await changeRecord(context, collection.repository, edit.id, edit.version, () =>
      collection.toStored(patch as never),
    )
    return { record: collection.repository.toDto(doc, context.now) as Record<string, unknown>, refused }
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'fresh_sign_in') throw error
    const more = refusalsOf({ ...edit, change: patch }, error)
    const rest = without(
      patch,
      more.map(({ field }) => field),
    )
    const applied = await applyEdit(context, collection, { ...edit, change: rest })
    return { ...applied, refused: [...refused, ...more, ...applied.refused] }
  }
}
