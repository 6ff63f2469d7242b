import { actions } from './actions.ts'
import type { Card, Dashboard } from './dashboard.ts'

const figure = { shape: 'figure', width: 3 } as const

/** Customers by the week of their first order, with their orders in each week after it. */
const cohorts = {
  name: 'cohorts',
  metrics: ['orders'],
  shape: 'heat',
  by: 'cohort',
  width: 12,
  days: 'twelveWeeks',
} as const satisfies Card

const sales = {
  needs: 'orders:read',
  rows: [
    [
      { ...figure, name: 'netRevenue', metrics: ['netRevenue'] },
      { ...figure, name: 'orders', metrics: ['orders'] },
      { ...figure, name: 'averageOrder', metrics: ['averageOrder'] },
      { ...figure, name: 'unitsPerOrder', metrics: ['unitsPerOrder'] },
    ],
    [
      { name: 'revenueOverTime', metrics: ['netRevenue'], shape: 'line', width: 8 },
      {
        name: 'targetOfMonth',
        metrics: ['netRevenue', 'revenueTarget'],
        shape: 'pace',
        width: 4,
        days: 'wholeMonth',
        actions: [actions.setTarget],
      },
    ],
    [
      {
        name: 'grossToNet',
        shape: 'waterfall',
        width: 6,
        metrics: ['grossSales', 'discounts', 'sentBack', 'refunds', 'netRevenue'],
      },
      { name: 'buyers', metrics: ['soldOrders'], shape: 'stack', by: 'buyer', width: 6 },
    ],
    [
      { name: 'ordersByStatus', metrics: ['orders'], shape: 'ranking', by: 'status', width: 4 },
      {
        name: 'openOrders',
        metrics: ['openOrders'],
        shape: 'heat',
        by: 'statusAge',
        width: 4,
        actions: [actions.lateOrders],
      },
      { name: 'returnCauses', metrics: ['returnRate'], shape: 'ranking', by: 'returnCause', width: 4 },
    ],
    [
      { name: 'bestProducts', metrics: ['itemSales'], shape: 'ranking', by: 'productId', width: 4 },
      { name: 'fallingProducts', metrics: ['units'], shape: 'fall', by: 'falling', width: 4 },
      {
        name: 'stockDays',
        metrics: ['stockDays'],
        shape: 'ranking',
        by: 'lasting',
        width: 4,
        actions: [actions.restock],
      },
    ],
    [cohorts],
    [
      { name: 'countries', metrics: ['netRevenue'], shape: 'ranking', by: 'country', width: 6 },
      { name: 'sentBackAndRefunded', metrics: ['sentBack', 'refunds'], shape: 'bars', width: 6 },
    ],
    [
      { name: 'sizes', metrics: ['assortment'], shape: 'heat', by: 'categorySize', width: 6 },
      { name: 'returnRate', metrics: ['returnRate'], shape: 'line', width: 6 },
    ],
  ],
} as const satisfies Dashboard

const finance = {
  needs: 'invoices:read',
  reminds: true,
  rows: [
    [
      { ...figure, name: 'outstanding', metrics: ['outstanding'] },
      { ...figure, name: 'overdue', metrics: ['overdue'] },
      { ...figure, name: 'paidOff', metrics: ['paidOff'] },
      { ...figure, name: 'daysOutstanding', metrics: ['daysOutstanding'] },
    ],
    [{ name: 'invoicedAndPaid', metrics: ['invoiced', 'paidOff'], shape: 'bars', width: 12 }],
    [
      {
        name: 'receivablesByAge',
        metrics: ['outstanding'],
        shape: 'ranking',
        by: 'age',
        width: 4,
        actions: [actions.recordPayment],
      },
      { name: 'debtors', metrics: ['outstanding'], shape: 'ranking', by: 'customerId', width: 4 },
      { name: 'tax', metrics: ['taxInvoiced'], shape: 'bars', width: 4 },
    ],
    [
      {
        name: 'cash',
        metrics: ['dueIn', 'dueOut'],
        shape: 'bars',
        width: 8,
        days: 'next13Weeks',
      },
      {
        name: 'cashInAll',
        metrics: ['dueIn', 'dueOut', 'cashFlow'],
        shape: 'metrics',
        width: 4,
        days: 'next13Weeks',
      },
    ],
    [
      { ...figure, name: 'invoicedNet', metrics: ['invoicedNet'] },
      { ...figure, name: 'spent', metrics: ['spent'], actions: [actions.addExpense] },
      { ...figure, name: 'profit', metrics: ['profit'] },
      { ...figure, name: 'margin', metrics: ['margin'] },
    ],
    [
      { name: 'incomeAndSpending', metrics: ['invoicedNet', 'spent'], shape: 'bars', width: 6 },
      {
        name: 'profitAndLoss',
        metrics: ['invoicedNet', 'spent', 'profit'],
        shape: 'table',
        width: 6,
        days: 'twelveMonths',
      },
    ],
    [
      {
        name: 'budgets',
        metrics: ['spent', 'budgeted'],
        shape: 'quota',
        by: 'category',
        width: 8,
        days: 'wholeMonth',
        actions: [actions.addExpense, actions.setBudget],
      },
      { name: 'spendingByCategory', metrics: ['spent'], shape: 'ranking', by: 'category', width: 4 },
    ],
    [{ name: 'differing', metrics: ['differing'], shape: 'pairs', by: 'invoice', width: 12 }],
  ],
} as const satisfies Dashboard

const course = {
  needs: 'enrolments:read',
  usual: 'year',
  rows: [
    [
      { ...figure, name: 'activeLearners', metrics: ['activeLearners'] },
      { ...figure, name: 'newEnrolments', metrics: ['newEnrolments'] },
      { ...figure, name: 'completion', metrics: ['completion'] },
      { ...figure, name: 'silentLearners', metrics: ['silentLearners'], actions: [actions.writeToSilent] },
    ],
    [
      { name: 'enrolmentsOverTime', metrics: ['newEnrolments'], shape: 'bars', width: 8 },
      { name: 'enrolmentsBySource', metrics: ['newEnrolments'], shape: 'ranking', by: 'source', width: 4 },
    ],
    [
      { name: 'completionByStart', metrics: ['completion'], shape: 'line', width: 6 },
      { name: 'reach', metrics: ['halfway', 'nearlyAll'], shape: 'bars', width: 6 },
    ],
    [
      {
        name: 'courseRevenue',
        metrics: ['courseRevenue'],
        shape: 'ranking',
        by: 'courseId',
        width: 6,
        actions: [actions.publishCourse],
      },
      { name: 'courseRefunds', metrics: ['courseRefunds'], shape: 'ranking', by: 'courseId', width: 6 },
    ],
    [
      { name: 'dropOff', metrics: ['dropped'], shape: 'ranking', by: 'lessonsDone', width: 4 },
      { name: 'instructors', metrics: ['activeLearners'], shape: 'ranking', by: 'instructorId', width: 4 },
      { name: 'ratings', metrics: ['averageRating'], shape: 'line', width: 4 },
    ],
  ],
} as const satisfies Dashboard

const analytics = {
  needs: 'analytics:read',
  settings: '/settings/analytics',
  rows: [
    [
      { ...figure, name: 'visitors', metrics: ['visitors'] },
      { ...figure, name: 'visits', metrics: ['visits'] },
      { ...figure, name: 'conversion', metrics: ['conversion'] },
      { ...figure, name: 'pagesPerVisit', metrics: ['pagesPerVisit'] },
    ],
    [{ name: 'visitsOverTime', metrics: ['visits'], shape: 'line', width: 12 }],
    [
      {
        name: 'funnel',
        shape: 'funnel',
        width: 4,
        metrics: ['visits', 'productVisits', 'cartVisits', 'orderedVisits'],
      },
      { name: 'channels', metrics: ['visits'], shape: 'ranking', by: 'channel', width: 4 },
      { name: 'orderChannels', metrics: ['orderedVisits'], shape: 'ranking', by: 'channel', width: 4 },
    ],
    [
      {
        name: 'goals',
        metrics: ['goalVisits'],
        shape: 'ranking',
        by: 'goalId',
        width: 6,
        actions: [actions.defineGoal],
      },
      { name: 'goalRates', metrics: ['goalRate'], shape: 'ranking', by: 'goalId', width: 6 },
    ],
    [
      { ...figure, name: 'campaignVisitsInAll', metrics: ['campaignVisits'] },
      { ...figure, name: 'campaignOrdersInAll', metrics: ['campaignOrders'] },
      { ...figure, name: 'campaignCost', metrics: ['campaignCost'] },
      { ...figure, name: 'costPerOrder', metrics: ['costPerOrder'] },
    ],
    [
      { name: 'campaignVisits', metrics: ['campaignVisits'], shape: 'ranking', by: 'campaign', width: 4 },
      { name: 'campaignOrders', metrics: ['campaignOrders'], shape: 'ranking', by: 'campaign', width: 4 },
      { name: 'costByChannel', metrics: ['campaignCost'], shape: 'ranking', by: 'channel', width: 4 },
    ],
    [
      { name: 'entryPages', metrics: ['visits'], shape: 'ranking', by: 'entry', width: 4 },
      { name: 'exitPages', metrics: ['visits'], shape: 'ranking', by: 'exit', width: 4 },
      { name: 'visitorCountries', metrics: ['visits'], shape: 'ranking', by: 'zoneCountry', width: 4 },
    ],
    [
      { name: 'languages', metrics: ['visits'], shape: 'ranking', by: 'language', width: 4 },
      { name: 'devices', metrics: ['visits'], shape: 'stack', by: 'device', width: 8 },
    ],
    [cohorts],
    [
      { name: 'slowestScreens', metrics: ['answerTime'], shape: 'ranking', by: 'screen', width: 4 },
      { name: 'usedActions', metrics: ['actions'], shape: 'ranking', by: 'action', width: 4 },
      { name: 'missedSearches', metrics: ['missedSearches'], shape: 'ranking', by: 'screen', width: 4 },
    ],
    [{ name: 'errorsByDay', metrics: ['errors'], shape: 'bars', width: 12 }],
  ],
} as const satisfies Dashboard

const career = {
  needs: 'applicants:read',
  usual: 'year',
  rows: [
    [
      { ...figure, name: 'openPositions', metrics: ['openPositions'] },
      { ...figure, name: 'openingsAtRisk', metrics: ['openingsAtRisk'] },
      { ...figure, name: 'daysOpen', metrics: ['daysOpen'] },
      { ...figure, name: 'interviewsToday', metrics: ['interviewsToday'], actions: [actions.scheduleInterviews] },
    ],
    [
      { ...figure, name: 'newApplicants', metrics: ['newApplicants'] },
      { ...figure, name: 'hires', metrics: ['hires'] },
      { ...figure, name: 'daysToHire', metrics: ['daysToHire'] },
      { ...figure, name: 'acceptance', metrics: ['acceptance'] },
    ],
    [
      {
        name: 'applicantFunnel',
        shape: 'funnel',
        width: 6,
        metrics: ['newApplicants', 'gotToScreen', 'gotToInterview', 'gotToOffer', 'gotHired'],
        actions: [actions.moveApplicants],
      },
      {
        name: 'daysByStage',
        shape: 'metrics',
        width: 6,
        metrics: ['daysApplied', 'daysInScreen', 'daysInInterview', 'daysInOffer', 'daysToHire'],
      },
    ],
    [
      { name: 'applicantsOverTime', metrics: ['newApplicants', 'hires'], shape: 'bars', width: 6 },
      { name: 'daysAgainstTarget', metrics: ['daysOpen'], shape: 'quota', by: 'opening', width: 6 },
    ],
    [
      { name: 'applicantSources', metrics: ['newApplicants'], shape: 'ranking', by: 'source', width: 4 },
      { name: 'hiresBySource', metrics: ['gotHired'], shape: 'ranking', by: 'source', width: 4 },
      { name: 'hireRates', metrics: ['hireRate'], shape: 'ranking', by: 'source', width: 4 },
    ],
    [
      {
        name: 'rejections',
        metrics: ['rejections'],
        shape: 'ranking',
        by: 'reason',
        width: 6,
        actions: [actions.rejectApplicants],
      },
      { name: 'headcount', metrics: ['headcount'], shape: 'ranking', by: 'role', width: 6 },
    ],
  ],
} as const satisfies Dashboard

/** All dashboards. */
export const dashboards = { sales, finance, course, analytics, career } as const
export type DashboardName = keyof typeof dashboards
type Rows = (typeof dashboards)[DashboardName]['rows']
export type CardName = Rows[number][number]['name']
