import { box, confirm, dialog, type FormScreen, region, save } from './form.ts'

export const companyForms: readonly FormScreen[] = [
  {
    at: 'settings/company',
    forms: {
      'the company': {
        file: 'account/settings/company/company-page.tsx',
        send: async (page) => {
          await box(page, 'Legal name').fill('Lighthouse Ltd')
          await save(page)
        },
      },
      'how invoices are numbered': {
        file: 'account/settings/company/numbers-dialog.tsx',
        send: async (page) => {
          await region(page, 'Invoice numbers').getByRole('button', { name: 'Change numbering' }).click()
          await dialog(page).getByLabel('Prefix').fill('RE-')
          await confirm(page, 'Save changes')
        },
      },
    },
  },
  {
    at: 'settings/mail-texts',
    forms: {
      'the text of a mail': {
        file: 'sales/mails/mail-texts-page.tsx',
        send: async (page) => {
          await page.getByLabel('Subject', { exact: true }).fill('Your invoice {number}')
          await save(page)
        },
      },
    },
  },
  {
    at: 'settings/reminders',
    forms: {
      'the steps of reminders': {
        file: 'sales/mails/reminders-page.tsx',
        send: async (page) => {
          await page.getByLabel('First reminder: days after the due date').fill('8')
          await save(page)
        },
      },
    },
  },
  {
    at: 'settings/support',
    forms: {
      'support settings': {
        file: 'support/settings/settings-page.tsx',
        send: async (page) => {
          await page.getByRole('spinbutton', { name: /^Warn/ }).fill('45')
          await save(page)
        },
      },
    },
  },
  {
    at: 'settings/analytics',
    forms: {
      'sites whose visits are counted': {
        file: 'account/settings/collector/collector-page.tsx',
        send: async (page) => {
          await page.getByRole('spinbutton').fill('400')
          await save(page)
        },
      },
    },
  },
  {
    at: 'settings/plan-billing',
    forms: {
      'billing contact': {
        file: 'account/settings/plan-billing/details-dialog.tsx',
        send: async (page) => {
          await region(page, 'Billing contact').getByRole('button', { name: 'Edit' }).click()
          await box(page, 'Company').fill('Lighthouse Ltd')
          await save(page)
        },
      },
    },
  },
]
