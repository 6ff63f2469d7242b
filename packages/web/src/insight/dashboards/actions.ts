import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import type { CardAction } from './dashboard.ts'

const dayMs = 86_400_000

/** Returns the instant `days` ago, at the start of that day (UTC). */
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / dayMs - days) * dayMs).toISOString()

/** Actions offered on cards; each links to the page where it is done. */
export const actions = {
  setTarget: { name: 'setTarget', needs: 'targets:write', to: '/targets/create' },
  setBudget: { name: 'setBudget', needs: 'budgets:write', to: '/budgets/create' },
  addExpense: { name: 'addExpense', needs: 'expenses:write', to: '/expenses/create' },
  lateOrders: {
    name: 'lateOrders',
    needs: 'orders:read',
    to: '/orders',
    search: () => ({ status: ['New', 'Pending'], 'createAt.lt': daysAgo(7), sort: 'createAt' }),
  },
  restock: {
    name: 'restock',
    needs: 'products:write',
    to: '/products',
    search: () => ({ stockBand: ['out', 'low'], sort: 'stock' }),
  },
  recordPayment: {
    name: 'recordPayment',
    needs: 'invoices:write',
    to: '/invoices',
    search: () => ({ state: [...openInvoiceStates], sort: 'dueDate' }),
  },
  defineGoal: { name: 'defineGoal', needs: 'goals:write', to: '/goals/create' },
  publishCourse: {
    name: 'publishCourse',
    needs: 'courses:write',
    to: '/courses',
    search: () => ({ status: 'Draft' }),
  },
  writeToSilent: {
    name: 'writeToSilent',
    needs: 'enrolments:write',
    to: '/enrolments',
    search: () => ({ pace: 'silent', sort: 'lastActiveAt' }),
  },
  scheduleInterviews: {
    name: 'scheduleInterviews',
    needs: 'applicants:write',
    to: '/applicants',
    search: () => ({ stage: 'Interview' }),
  },
  rejectApplicants: {
    name: 'rejectApplicants',
    needs: 'applicants:write',
    to: '/applicants',
    search: () => ({ stage: ['Applied', 'Screen'], sort: 'appliedAt' }),
  },
  moveApplicants: {
    name: 'moveApplicants',
    needs: 'applicants:write',
    to: '/applicants',
    search: () => ({ stage: ['Applied', 'Screen', 'Interview', 'Offer'] }),
  },
} as const satisfies Readonly<{ [Name in CardAction['name']]: CardAction & { readonly name: Name } }>
