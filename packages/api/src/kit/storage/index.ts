export { type BudgetName, budgetBytes, budgetNames, hasBudget, usedBytes } from './budget.ts'
export { guardSpace } from './guard-space.ts'
