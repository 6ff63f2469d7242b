import type { Check } from '../../../kit/records/check.ts'
import { amountChecks } from './amounts.ts'
import { numberChecks } from './numbers.ts'
import { owedChecks } from './owed.ts'

/** Checks of data derived from invoices. */
export const checks: readonly Check[] = [...numberChecks, ...owedChecks, ...amountChecks]
