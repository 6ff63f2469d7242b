import type { Page } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import { expect, password, people } from './fixture.ts'
import { drawPhoto } from './photo.ts'

/** A user's change that coincides with a reload of the list. */
export interface RaceCase {
  readonly name: string
  /** Runs before the page is opened. */
  readonly prepare?: (product: RunningServer) => Promise<unknown>
  readonly open: string
  /** Path of the request that loads the list. */
  readonly list: string
  readonly write: readonly [method: string, path: string]
  /** Waits until the list has loaded. */
  readonly wait: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
  readonly expectDone: (page: Page) => Promise<unknown>
  /** The final state on the server. */
  readonly kept?: RegExp
}

const links = (page: Page) => page.getByRole('list', { name: 'Your links' }).getByRole('link')
const box = (page: Page, way: string) => page.getByRole('checkbox', { name: `Someone mentions you in a note: ${way}` })
const cell = (page: Page) => page.locator('tbody tr[data-row="7"]')
const noteField = (page: Page) => page.getByRole('textbox', { name: 'New note' })

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const viewButton = (page: Page) => page.getByRole('button', { name: /^View: / })
const pictures = (page: Page) =>
  page.getByRole('group', { name: 'Pictures', exact: true }).getByRole('listitem', { name: /^Picture \d/ })
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
/** A passkey as if created on a device of the first owner. */
const passkey = {
  name: 'Laptop',
  publicKey: 'none',
  userId: 1,
  credentialID: 'laptop',
  counter: 0,
  deviceType: 'multiDevice',
  backedUp: true,
  transports: null,
  createdAt: new Date(),
  aaguid: null,
  usedAt: null,
}

const invitation = {
  email: 'grace@example.com',
  accessRole: 'viewer',
  locale: 'en',
  inviterId: 1,
  inviterName: 'Clara Whitfield',
  createdAt: new Date(),
  sentAt: new Date(),
  expiresAt: new Date(Date.now() + 86_400_000),
} as const

export const raceCases: readonly RaceCase[] = [
  {
    name: 'links that are added one after the other',
    open: 'settings/social-media-links',
    list: '/social-links',
    write: ['PUT', '/social-links'],
    wait: (page) => page.getByRole('textbox', { name: 'Handle or address' }).waitFor(),
    act: (page) =>
      // All in one go: nothing is drawn in between.
      page.getByRole('textbox', { name: 'Handle or address' }).evaluate((field: HTMLInputElement) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        for (const text of ['clara', 'https://github.com/clara', 'https://bsky.app/profile/clara.example']) {
          setValue?.call(field, text)
          field.dispatchEvent(new Event('input', { bubbles: true }))
          field.form?.requestSubmit()
        }
      }),
    expectDone: (page) =>
      expect(links(page)).toHaveText(['linkedin.com/in/clara', 'github.com/clara', 'bsky.app/profile/clara.example']),
    kept: /github.*bsky/,
  },
  {
    name: 'choices of what one hears of',
    open: 'settings/notification',
    list: '/notices/settings',
    write: ['PUT', '/notices/settings'],
    wait: (page) => expect(box(page, 'Bell')).toBeChecked(),
    act: async (page) => {
      await box(page, 'Bell').click()
      await box(page, 'Mail').click()
    },
    expectDone: async (page) => {
      await expect(box(page, 'Bell')).not.toBeChecked()
      await expect(box(page, 'Mail')).toBeChecked()
    },
    kept: /"mail":true.*"product":false/,
  },
  {
    name: 'a cell that is edited',
    open: 'users?columns=name,phone&sort=id',
    list: '/users',
    write: ['PUT', '/users'],
    wait: (page) => cell(page).waitFor(),
    act: async (page) => {
      await cell(page).getByRole('link').first().focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('e')
      await page.getByRole('textbox', { name: /^Phone: / }).fill('+49 30 555')
      await page.keyboard.press('Enter')
    },
    expectDone: (page) => expect(cell(page)).toContainText('+49 30 555'),
    kept: /\+49 30 555/,
  },
  {
    name: 'a row that is deleted',
    open: 'users?columns=name,phone&sort=id',
    list: '/users',
    write: ['DELETE', '/users'],
    wait: (page) => cell(page).waitFor(),
    act: async (page) => {
      await cell(page).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
    },
    expectDone: (page) => expect(cell(page)).toHaveCount(0),
  },
  {
    name: 'a note, and the next one that is typed meanwhile',
    open: 'orders/3',
    list: '/notes',
    write: ['POST', '/notes'],
    wait: (page) => noteField(page).waitFor(),
    act: async (page) => {
      await noteField(page).fill('The first')
      await noteField(page).press('Control+Enter')
      await noteField(page).fill('The second')
    },
    expectDone: async (page) => {
      await expect(page.getByRole('list', { name: 'Notes' }).getByText('The first')).toBeVisible()
      await expect(noteField(page)).toHaveValue('The second')
    },
  },
  {
    name: 'a user who is invited',
    open: 'users',
    list: '/invitations',
    write: ['POST', '/invitations'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('textbox', { name: 'Email' }).waitFor()
    },
    act: async (page) => {
      const email = page.getByRole('textbox', { name: 'Email' })
      await email.fill('one@quarterdeck.test')
      await email.press('Enter')
      await email.fill('two@quarterdeck.test')
    },
    expectDone: async (page) => {
      await expect(page.getByRole('dialog').getByText('one@quarterdeck.test')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('two@quarterdeck.test')
    },
  },
  {
    name: 'a shipment',
    open: 'orders/10',
    list: '/shipments',
    write: ['POST', '/shipments'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Ship items' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ship \d/ })
        .waitFor()
    },
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Ship \d/ })
        .click(),
    expectDone: async (page) => {
      await expect(
        region(page, 'Shipments').getByRole('list', { name: 'Shipments' }).getByRole('listitem'),
      ).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
    },
    kept: /"orderId":10/,
  },
  {
    name: 'a refund',
    open: 'orders/9',
    list: '/refunds',
    write: ['POST', '/refunds'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Refund or return', exact: true }).click()
      await page.getByLabel('Amount to refund').fill('1')
      await page.getByLabel('Explanation').fill('Arrived late')
    },
    act: (page) => page.getByRole('button', { name: 'Refund $1.00', exact: true }).click(),
    expectDone: (page) =>
      expect(region(page, 'Items').getByRole('list', { name: 'Refunds and returns' })).toContainText('Arrived late'),
    kept: /Arrived late/,
  },
  {
    name: 'a delivery',
    open: 'products/13/overview?tab=deliveries',
    list: '/deliveries',
    write: ['POST', '/deliveries'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Add delivery', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Reference' }).fill('PO-9')
      await dialog.getByRole('spinbutton', { name: 'Pieces' }).fill('10')
      await dialog.getByLabel('Expected on').fill('2027-03-05')
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add delivery' }).click(),
    expectDone: (page) => expect(page.getByRole('list', { name: 'Expected' })).toContainText('PO-9'),
    kept: /PO-9/,
  },
  {
    name: 'a saved view',
    open: 'users?status=Banned&sort=name',
    list: '/views',
    write: ['POST', '/views'],
    wait: async (page) => {
      await viewButton(page).click()
      await page.getByRole('button', { name: 'Save as new view' }).click()
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Banned people')
    },
    act: (page) => page.getByRole('button', { name: 'Save view' }).click(),
    expectDone: async (page) => {
      await expect(viewButton(page)).toHaveAccessibleName('View: Banned people')
      await expect(page).toHaveURL(/view=\d+/)
    },
  },
  {
    name: 'an API key',
    open: 'settings/security',
    list: '/api-keys',
    write: ['POST', '/api-keys'],
    wait: async (page) => {
      await region(page, 'API keys').getByRole('button', { name: 'New API key' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('Nightly')
      await page.getByRole('dialog').getByLabel('orders:read').check()
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click(),
    expectDone: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
      await expect(region(page, 'API keys').getByRole('listitem')).toContainText('Nightly')
    },
    kept: /Nightly/,
  },
  {
    name: 'a session that is ended',
    prepare: async ({ url }) => {
      const data = JSON.stringify({ email: people.owner, password })
      const headers = { 'content-type': 'application/json', 'user-agent': firefox }
      await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body: data })
    },
    open: 'settings/security',
    list: '/sessions',
    write: ['DELETE', '/sessions'],
    wait: (page) =>
      region(page, 'Sessions and devices')
        .getByText(/Firefox/)
        .waitFor(),
    act: (page) => page.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click(),
    expectDone: (page) => expect(region(page, 'Sessions and devices').getByRole('listitem')).toHaveCount(1),
  },
  {
    name: 'an invitation that is taken back',
    prepare: ({ db }) => db.insertInto('invitations').values(invitation).execute(),
    open: 'users',
    list: '/invitations',
    write: ['DELETE', '/invitations'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Invite' }).click()
      await page.getByRole('dialog').getByRole('listitem').waitFor()
    },
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Revoke/ })
        .click(),
    expectDone: (page) => expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0),
    kept: /^\[\]$/,
  },
  {
    name: 'an order that is restored',
    prepare: ({ db }) => db.updateTable('orders').set({ deletedAt: new Date() }).where('id', '=', 13).execute(),
    open: 'orders/bin',
    list: '/bin',
    write: ['POST', '/jobs'],
    wait: (page) => page.getByRole('checkbox', { name: 'Select all on this page' }).check(),
    act: (page) => page.getByRole('button', { name: 'Restore', exact: true }).dblclick(),
    expectDone: async (page) => {
      await expect(page.getByText('1 record restored')).toBeVisible()
      await expect(page.getByText('The bin is empty')).toBeVisible()
    },
  },
  {
    name: 'a passkey that is renamed',
    prepare: ({ db }) => db.insertInto('passkeys').values(passkey).execute(),
    open: 'settings/security',
    list: '/passkeys',
    write: ['PATCH', '/passkeys'],
    wait: async (page) => {
      await page.getByRole('button', { name: 'Rename Laptop' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('Desk')
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click(),
    expectDone: (page) => expect(region(page, 'Passkeys').getByRole('listitem')).toContainText('Desk'),
    kept: /"Desk"/,
  },
  {
    name: 'a passkey that is removed',
    prepare: ({ db }) => db.insertInto('passkeys').values(passkey).execute(),
    open: 'settings/security',
    list: '/passkeys',
    write: ['DELETE', '/passkeys'],
    wait: (page) => page.getByRole('button', { name: 'Remove Laptop' }).waitFor(),
    act: (page) => page.getByRole('button', { name: 'Remove Laptop' }).click(),
    expectDone: (page) => expect(page.getByText('You have no passkeys yet.')).toBeVisible(),
  },
  {
    name: 'a picture that is uploaded',
    open: 'products/3',
    list: '/products',
    write: ['POST', '/products/pictures'],
    wait: (page) => expect(pictures(page)).toHaveCount(3),
    act: async (page) => {
      const files = page.getByRole('group', { name: 'Pictures', exact: true }).locator('input[type=file]')
      await files.setInputFiles(await drawPhoto(page, 600, 300))
    },
    expectDone: (page) => expect(pictures(page)).toHaveCount(4),
  },
  {
    name: 'the stock of a variant',
    open: 'products/7',
    list: '/products',
    write: ['PUT', '/products'],
    wait: async (page) => {
      await page.getByLabel('Change stock of Orange · S by', { exact: true }).fill('10')
      await page.getByLabel('Reason for the change of stock').fill('Counted')
    },
    act: (page) => page.getByRole('button', { name: 'Save changes' }).click(),
    expectDone: async (page) => {
      await expect(page.getByText('Changes saved')).toBeVisible()
      await expect(page.getByLabel('Change stock of Orange · S by', { exact: true })).toHaveValue('')
      await expect(page.getByText('4 variants, 41 in stock')).toBeVisible()
    },
  },
  {
    name: 'a change of many',
    open: 'orders?sort=id',
    list: '/orders',
    write: ['POST', '/plans/apply'],
    wait: async (page) => {
      for (const id of ['13', '15']) await page.getByRole('checkbox', { name: `Select Order ${id}` }).check()
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await page.getByRole('dialog').getByRole('radio', { name: 'Shipping', exact: true }).check()
      await page.getByRole('dialog').getByRole('button', { name: 'Change 2 orders' }).waitFor()
    },
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Change 2 orders' }).click(),
    expectDone: async (page) => {
      for (const id of [13, 15]) await expect(page.locator(`tbody tr[data-row="${id}"]`)).toContainText('Shipping')
    },
  },
]
