import type { Page } from '@playwright/test'
import { expect } from './fixture.ts'
import type { RaceCase } from './race-cases.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const emails = (page: Page) =>
  region(page, 'Emails and links').getByRole('list', { name: 'Emails' }).getByRole('listitem')

const links = (page: Page) =>
  region(page, 'Emails and links').getByRole('list', { name: 'Links' }).getByRole('listitem')
const makeLink = (page: Page) => region(page, 'Emails and links').getByRole('button', { name: 'Create link' })

/** Payments, mails and switches of a record while it reloads. Each is a double click, which must act only once. */
export const salesRaceCases: readonly RaceCase[] = [
  {
    name: 'a payment',
    open: 'invoices/INV-014/details',
    list: '/payments',
    write: ['POST', '/payments'],
    wait: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Record payment' }).click()
      await dialog(page).getByLabel('Amount received').fill('100')
      await dialog(page).getByLabel('Reference').fill('Slip 81')
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Record $100.00' }).dblclick(),
    expectDone: async (page) => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(region(page, 'Payments').getByRole('listitem')).toContainText(['Slip 81'])
      await expect(region(page, 'Document')).toContainText('Amount due$136.51')
    },
    kept: /^(?!.*Slip 81.*Slip 81).*Slip 81/,
  },
  {
    name: 'a series that goes on',
    open: 'series/2/details',
    list: '/series',
    write: ['PUT', '/series'],
    wait: (page) => page.getByRole('button', { name: 'Resume' }).waitFor(),
    act: (page) => page.getByRole('button', { name: 'Resume' }).dblclick(),
    expectDone: (page) => expect(page.getByRole('button', { name: 'Pause' })).toBeVisible(),
    kept: /^(?!.*"status":"paused")/,
  },
  {
    name: 'an invoice that is sent',
    open: 'invoices/INV-014/details',
    list: '/invoices/mails',
    write: ['POST', '/invoices/send'],
    wait: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Send by email' }).click()
      await dialog(page).getByLabel('Subject', { exact: true }).fill('Your invoice {number}')
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Send', exact: true }).dblclick(),
    expectDone: async (page) => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(emails(page)).toContainText(['Your invoice INV-014'])
    },
  },
  {
    name: 'a link that is made',
    open: 'invoices/INV-014/details',
    list: '/invoice-links',
    write: ['POST', '/invoice-links'],
    wait: (page) => makeLink(page).waitFor(),
    act: (page) => makeLink(page).dblclick(),
    expectDone: (page) => expect(links(page)).toHaveCount(1),
  },
  {
    name: 'a link that is revoked',
    open: 'invoices/INV-014/details',
    list: '/invoice-links',
    write: ['DELETE', '/invoice-links'],
    wait: async (page) => {
      await makeLink(page).click()
      await links(page).getByRole('button', { name: 'Revoke' }).waitFor()
    },
    act: (page) => links(page).getByRole('button', { name: 'Revoke' }).dblclick(),
    expectDone: async (page) => {
      await expect(links(page).getByRole('button', { name: 'Revoke' })).toHaveCount(0)
      await expect(links(page)).toContainText(['Ended'])
    },
  },
  {
    name: 'a reminder that is sent',
    open: 'invoices/INV-008/details',
    list: '/invoices/mails',
    write: ['POST', '/invoices/mailings/send'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'More actions', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Remind', exact: true }).click()
      await dialog(page).getByRole('list', { name: 'First reminder' }).waitFor()
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Send 1 reminder' }).dblclick(),
    expectDone: async (page) => {
      await expect(dialog(page)).toHaveCount(0)
      await expect(emails(page)).toContainText(['Reminder: invoice INV-008'])
    },
  },
  {
    name: 'the text of a mail',
    open: 'settings/mail-texts',
    list: '/mail-texts',
    write: ['PUT', '/mail-texts'],
    wait: (page) => page.getByLabel('Subject', { exact: true }).fill('Your invoice {number}'),
    act: (page) => page.getByRole('button', { name: 'Save changes' }).dblclick(),
    expectDone: async (page) => {
      await expect(page.getByText('Text saved')).toBeVisible()
      await expect(page.getByLabel('Subject', { exact: true })).toHaveValue('Your invoice {number}')
    },
    kept: /Your invoice \{number\}"/,
  },
]
