export { describedBy } from './described-by.ts'
export type { InputProps, PlainForm } from './form/plain-form.ts'
export { plainKind } from './plain-kind.ts'
