export { Amounts } from './amounts.tsx'
export {
  isFileJob,
  isIrreversible,
  isJobOver,
  isMailJob,
  jobActionOf,
  useSaveBundle,
} from './background/notify-of-job.ts'
export { useCancel } from './background/use-cancel.ts'
export { useFollowJob } from './background/use-follow-job.ts'
export { useReferenceFacet } from './described/facets.ts'
export { EmptyValue } from './empty-value.tsx'
export { type Column, useColumns } from './field-types/columns.tsx'
export { useDecimalMoneyFields } from './field-types/decimal-money-fields.ts'
export { facetsOf } from './field-types/facets.ts'
export { RecordFacts } from './field-types/record-facts.tsx'
export { useShownFields } from './field-types/shown-fields.tsx'
export { Attach } from './files/attach.tsx'
export { Files } from './files/files.tsx'
export { useUpload } from './files/use-upload.ts'
export { changedParts, type History, type ShownField } from './history.ts'
export type { FoundRecord, Kind, Kinds, OwnedProps } from './kind.ts'
export { kindEntries, useHistory, useKind, useKinds } from './kinds.ts'
export { Lines } from './lines.tsx'
export { recordMessages } from './messages/index.ts'
export { RecordLink } from './record-link.tsx'
export { Thumb } from './record-picture.tsx'
export type { TableKind } from './table-kind.ts'
export { updateListedRows } from './update-listed-rows.ts'
export { useDelete } from './use-delete.ts'
export { type EditConflict, useEditForm } from './use-edit-form.ts'
export { useFaces } from './use-faces.ts'
export { useUndo } from './use-undo.ts'
export { useUndoableAction } from './use-undoable-action.ts'
export { useValueRenderers } from './use-value-renderers.tsx'
