import type { APIRequestContext } from '@playwright/test'
import { box, button, choose, confirm, dialog, type FormScreen, make, save } from './form.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString()

/** An invoice that is overdue, and paid in part. */
const partlyPaid = async (request: APIRequestContext) => {
  const products = [{ title: 'Consulting', quantity: 1, price: 987.65 }]
  const billingAddress = { email: 'ada@example.com' }
  const draft = { customer: { id: 5 }, products, billingAddress, issueDate: day(60), dueDate: day(45) }
  const { id } = (await make(request, 'invoices', draft)).invoice
  await make(request, 'payments', { method: 'Cash', parts: [{ invoiceId: id, amount: 100 }] })
  return `invoices/${id}/details`
}

export const invoiceForms: readonly FormScreen[] = [
  {
    at: 'invoices/INV-014',
    forms: {
      'an invoice': {
        file: 'sales/invoices/editor/edit-page.tsx',
        send: async (page) => {
          await page.getByRole('button', { name: /Reference/ }).click()
          await box(page, 'Reference').fill('PO 1')
          await save(page)
        },
      },
    },
  },
  {
    at: partlyPaid,
    forms: {
      'a payment': {
        file: 'sales/payments/payment-dialog.tsx',
        send: async (page) => {
          await page.getByRole('main').getByRole('button', { name: 'Record payment' }).click()
          await dialog(page).getByLabel('Reference').fill('Slip 81')
          await confirm(page, /^Record \$/)
        },
      },
      'a payment that is paid back': {
        file: 'sales/payments/pay-back-dialog.tsx',
        send: async (page) => {
          await button(page, 'More actions for the payment of $100.00').click()
          await page.getByRole('menuitem', { name: 'Refund' }).click()
          await dialog(page).getByLabel('Reason').fill('Charged twice')
          await confirm(page, /^Refund \$/)
        },
      },
      'a credit note': {
        file: 'sales/invoices/credit-dialog.tsx',
        send: async (page) => {
          await choose(page, 'Create credit note')
          await dialog(page).getByLabel('Reason').fill('A discount')
          await confirm(page, /^Credit \$/)
        },
      },
      'a correction': {
        file: 'sales/invoices/correct-dialog.tsx',
        send: async (page) => {
          await choose(page, 'Correct')
          await dialog(page).getByLabel('Reason').fill('A wrong name')
          await confirm(page, 'Correct')
        },
      },
      'a pause of reminders': {
        file: 'sales/invoices/record/hold-dialog.tsx',
        send: async (page) => {
          await choose(page, 'Pause reminders')
          await dialog(page).getByLabel('Reason').fill('They dispute it')
          await confirm(page, 'Pause reminders')
        },
      },
      'an invoice that is sent': {
        file: 'sales/mails/send-dialog.tsx',
        send: async (page) => {
          await page.getByRole('main').getByRole('button', { name: 'Send by email' }).click()
          await dialog(page).getByLabel('To', { exact: true }).fill('grace@example.com')
          await dialog(page).getByLabel('Subject', { exact: true }).fill('Your invoice {number}')
          await confirm(page, 'Send')
        },
      },
      'a reminder': {
        file: 'sales/mails/mailing-dialog.tsx',
        send: async (page) => {
          await choose(page, 'Remind')
          await confirm(page, 'Send 1 reminder')
        },
      },
    },
  },
  {
    at: 'invoices?state=overdue',
    forms: {
      'invoices that are voided': {
        file: 'sales/invoices/batch-dialog.tsx',
        send: async (page) => {
          await page.locator('main [data-row] input[type=checkbox]').first().check()
          await button(page, 'Void').click()
          await dialog(page).getByLabel('Reason').fill('A test')
          await confirm(page, /^Void 1/)
        },
      },
    },
  },
  {
    at: 'series/create?from=INV-014',
    forms: {
      'a new series': {
        file: 'sales/series/form/create-page.tsx',
        send: (page) => button(page, 'Start').click(),
      },
    },
  },
  {
    at: 'series/1',
    forms: {
      'a series': {
        file: 'sales/series/form/edit-page.tsx',
        send: async (page) => {
          await page.getByLabel('Repeat every').fill('3')
          await save(page)
        },
      },
    },
  },
]
