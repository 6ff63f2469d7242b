import type { Page } from '@playwright/test'
import { answering, broken, nothing, saying, silent } from './answers.ts'
import { chips, type View } from './view.ts'

const list = '**/api/invoices?*page*'

const inDialog = (page: Page) => page.locator('[role=dialog] h2').first().waitFor()

const firstBox = (page: Page) => page.locator('main [data-row] input[type=checkbox]').first()

/** Selects the first row and presses the button with this icon in the bulk action bar. */
const ask = (icon: string) => async (page: Page) => {
  await firstBox(page).check()
  await page.locator(`main section[aria-label] button:has(.tabler-icon-${icon})`).click()
  await inDialog(page)
}

const draft = { id: 'DRAFT-3', state: 'draft', owedAmount: 0, issuedAt: null, orderId: null }
const [notes, terms, reference] = ['Thank you for your order.', 'Due within 30 days.', 'PO 4711']
const taxes = [
  { rate: 7, category: 'S', base: 120, amount: 8.4 },
  { rate: 19, category: 'S', base: 80, amount: 15.2 },
]
const partlyPaid = { state: 'partlyPaid', paidAmount: 100, owedAmount: 123.6, totalAmount: 223.6, taxes, tax: 23.6 }
const voided = { state: 'void', owedAmount: 0, voidedAt: '2026-11-02T09:30:00.000Z' }

/** Changes some fields of the invoice in the response. */
const being = (change: object) => (page: Page) =>
  page.route('**/api/invoices?id=*', async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('DRAFT-3', 'INV-017') })
    await route.fulfill({ response, json: { ...(await response.json()), ...change } })
  })

const askFirst = async (page: Page) => {
  await page.locator('main button:not([aria-haspopup])').first().click()
  await inDialog(page)
}
const inMenu = (icon: string) => async (page: Page) => {
  await openMenu(page)
  await page.locator(`[role=menu] [role=menuitem]:has(.tabler-icon-${icon})`).click()
  await inDialog(page)
}
const openMenu = async (page: Page) => {
  await page.locator('main button[aria-haspopup=menu]').last().click()
  await page.locator('[role=menu] [role=menuitem]').first().waitFor()
}

const withDraft = async (page: Page) => {
  await page.route(list, async (route) => {
    const response = await route.fetch()
    const [first, ...rows]: readonly object[] = await response.json()
    const draft = { ...first, id: 'DRAFT-3', state: 'draft', owedAmount: 0 }
    await route.fulfill({ response, json: [draft, { ...rows[0], state: 'void' }, ...rows.slice(1)] })
  })
}

/** Input of a line in the editor. */
const cell = (page: Page, line: number, field: string) => page.locator(`input[name="products.${line}.${field}"]`)

const offered = async (page: Page) => {
  await cell(page, 0, 'title').pressSequentially('field')
  await page.locator('tbody [role=option]').first().waitFor()
  await page.keyboard.press('ArrowDown')
}

/** Enters every kind of invalid value in a line, and leaves out required fields above it. */
const refused = async (page: Page) => {
  await cell(page, 0, 'title').fill('4711')
  await cell(page, 0, 'quantity').fill('1000000000')
  await cell(page, 0, 'discount').fill('101')
  await page.keyboard.press('Control+Enter')
  await page.locator('main [role=alert]').first().waitFor()
}

const saved = (change: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await change(page)
  await cell(page, 0, 'quantity').fill('9')
  await page.keyboard.press('Control+Enter')
  await inDialog(page)
}

const lock = (page: Page) =>
  page.route('**/api/invoices?id=*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: { code: 'locked', message: 'It went out' } })
      : route.fallback(),
  )

const changeIt = async (page: Page) => {
  const products = [{ title: 'Theirs', quantity: 3, price: 100 }]
  await page.request.put('/api/invoices?id=INV-014', { data: { products } })
}

const [at, ada] = ['2026-11-02T09:30:00.000Z', 'ada@example.com']
const mail = {
  kind: 'invoice',
  to: ada,
  language: 'de',
  subject: 'Ihre Rechnung INV-017',
  text: 'Guten Tag,',
  error: '',
}
const link = { invoiceId: 'INV-017', by: 'Clara Whitfield', createdAt: at, expiresAt: '2099-01-31T09:30:00.000Z' }

/** Answers with sent and failed mails, and with active and revoked links. */
const withMails = async (page: Page) => {
  await answering('**/api/invoices/mails?*', [
    { ...mail, id: 2, state: 'failed', error: '550 No such mailbox', createdAt: at, sentAt: null },
    { ...mail, id: 1, state: 'sent', createdAt: at, sentAt: at },
  ])(page)
  await answering('**/api/invoice-links?*', [
    { ...link, id: '2', address: 'https://office.example.com/admin/i/2', to: ada, revokedAt: null, viewedAt: at },
    { ...link, id: '1', address: null, to: null, revokedAt: at, viewedAt: null },
  ])(page)
}

const reminder = { hold: '', from: '2026-11-02', dueOn: '2026-09-30', remindedOn: null }
/** Returns a group of planned reminders; a `count` above 1 stands for invoices beyond the listed one. */
const reminders = (name: string, number: number, { language = 'en', count = 1, to = ada, ...change }: MailingRow) => ({
  name,
  count,
  rows: [
    {
      id: `INV-0${number}`,
      customer: 'Ada Lovelace',
      to,
      language,
      sentAt: null,
      reminder: { ...reminder, step: 1, daysLate: 33, overdueAmount: 223.6, ...change },
    },
  ],
})
interface MailingRow {
  readonly language?: string
  readonly count?: number
  readonly to?: string
  readonly [fact: string]: unknown
}

/** Answers with a plan of reminders of each step, thousands in one, and with invoices left out for each reason. */
const withReminders = saying('**/api/invoices/mailings', {
  id: 'plan',
  kind: 'remind',
  total: 5012,
  groups: [
    reminders('reminder1', 10, { count: 5000 }),
    reminders('reminder2', 12, { step: 2, language: 'ja' }),
    reminders('reminder3', 13, { step: 3, daysLate: 412, overdueAmount: 12_345.6 }),
  ],
  left: [
    reminders('address', 14, { to: '' }),
    reminders('paid', 18, { count: 4 }),
    reminders('held', 17, { hold: 'They dispute the amount' }),
    reminders('early', 15, { from: '2026-12-04' }),
    reminders('recent', 16, { from: '2026-12-04', remindedOn: '2026-11-20' }),
    reminders('done', 19, { step: null, from: null }),
  ],
})

/** Answers the public page of a share link with the document of a sample invoice. */
const shared = (page: Page) =>
  page.route('**/api/invoices/shared', async (route) => {
    const paper = await page.request.get('/api/invoices/document?id=INV-017&size=A4')
    const amounts = { totalAmount: 223.6, owedAmount: 123.6, state: 'partlyPaid', paidAt: null }
    const dates = { issueDate: at, dueDate: at, expiresAt: at }
    const who = { id: 'INV-017', company: 'Quarterdeck Trading Co.', customer: 'Ada', language: 'en', hasFile: true }
    await route.fulfill({ json: { ...who, ...dates, ...amounts, paper: await paper.json() } })
  })

export const invoiceViews: readonly View[] = [
  { name: 'receivables', path: 'receivables' },
  {
    name: 'receivables-reminders',
    path: 'receivables',
    prepare: withReminders,
    show: async (page) => {
      await page.locator('main button:has(.tabler-icon-mail-exclamation)').click()
      await page.locator('[role=dialog] li').first().waitFor()
    },
  },
  { name: 'receivables-statement', path: 'receivables/1?from=2026-01-01&to=2026-06-30' },
  { name: 'invoices', path: 'invoices' },
  {
    name: 'invoices-open',
    path: 'invoices?state=issued&state=sent&state=viewed&state=partlyPaid&state=overdue',
    show: (page) => chips(page).waitFor(),
  },
  { name: 'invoices-no-match', path: 'invoices?q=zzzzzz', like: 'users-no-match' },
  { name: 'invoices-first-use', path: 'invoices', prepare: nothing(list) },
  { name: 'invoices-loading', path: 'invoices', prepare: silent(list), loading: true, like: 'users-loading' },
  { name: 'invoices-failed', path: 'invoices', prepare: broken(list), like: 'users-failed' },
  { name: 'invoices-states', path: 'invoices', prepare: withDraft },
  { name: 'invoices-issue', path: 'invoices', prepare: withDraft, show: ask('file-check') },
  { name: 'invoices-pay', path: 'invoices?state=overdue', show: ask('cash') },
  { name: 'invoices-bin', path: 'invoices/bin', prepare: nothing('**/api/bin?*') },
  { name: 'invoice', path: 'invoices/INV-014/details' },
  { name: 'invoice-overdue', path: 'invoices/INV-008/details' },
  { name: 'invoice-draft', path: 'invoices/DRAFT-3/details', prepare: being({ ...draft, notes, terms, reference }) },
  { name: 'invoice-partly-paid', path: 'invoices/INV-017/details', prepare: being(partlyPaid) },
  { name: 'invoice-void', path: 'invoices/INV-017/details', prepare: being(voided) },
  { name: 'invoice-order-changed', path: 'invoices/INV-014/details', prepare: being({ orderChanged: true }) },
  { name: 'invoice-issue', path: 'invoices/DRAFT-3/details', prepare: being(draft), show: askFirst },
  { name: 'invoice-paid', path: 'invoices/INV-009/details' },
  { name: 'invoice-payment', path: 'invoices/INV-011/details', show: askFirst },
  { name: 'invoice-void-dialog', path: 'invoices/INV-011/details', show: inMenu('file-x') },
  { name: 'invoice-credit', path: 'invoices/INV-011/details', show: inMenu('receipt-refund') },
  { name: 'invoice-correct', path: 'invoices/INV-011/details', show: inMenu('replace') },
  { name: 'invoice-sent', path: 'invoices/INV-017/details', prepare: withMails },
  {
    name: 'invoice-send',
    path: 'invoices/INV-017/details',
    show: async (page) => {
      // What comes next is the first button of its head.
      await page.locator('main button').first().click()
      await page.locator('[role=dialog] iframe').waitFor()
    },
  },
  { name: 'invoices-send', path: 'invoices', show: ask('send') },
  {
    name: 'invoice-remind',
    path: 'invoices/INV-008/details',
    show: async (page) => {
      await inMenu('mail-exclamation')(page)
      await page.locator('[role=dialog] iframe').waitFor()
    },
  },
  { name: 'invoice-hold', path: 'invoices/INV-017/details', show: inMenu('mail-pause') },
  { name: 'invoice-shared', path: 'i/token', prepare: shared },
  {
    name: 'invoice-shared-ended',
    path: 'i/token',
    prepare: (page) =>
      page.route('**/api/invoices/shared', (route) =>
        route.fulfill({ status: 410, json: { code: 'gone', message: '' } }),
      ),
    visitor: true,
  },
  { name: 'invoice-more', path: 'invoices/INV-014/details', show: openMenu },
  {
    name: 'invoice-loading',
    path: 'invoices/INV-014/details',
    prepare: silent('**/api/invoices?id=INV-014'),
    loading: true,
  },
  { name: 'invoice-document', path: 'invoices/INV-014/document' },
  { name: 'invoices-print', path: 'invoices/print?ids=INV-014&ids=INV-009' },
  { name: 'invoice-not-found', path: 'invoices/INV-999/details' },
  { name: 'invoices-peek', path: 'invoices?peek=invoices/INV-014', show: inDialog },
  { name: 'invoice-create', path: 'invoices/create' },
  { name: 'invoice-create-offer', path: 'invoices/create', show: offered },
  { name: 'invoice-create-refused', path: 'invoices/create', show: refused },
  { name: 'invoice-edit', path: 'invoices/INV-014' },
  { name: 'invoice-edit-draft', path: 'invoices/DRAFT-3', prepare: being({ ...draft, notes, terms, reference }) },
  {
    name: 'invoice-edit-loading',
    path: 'invoices/INV-014',
    prepare: silent('**/api/invoices?id=INV-014'),
    loading: true,
  },
  { name: 'invoice-edit-conflict', path: 'invoices/INV-014', show: saved(changeIt) },
  { name: 'invoice-edit-locked', path: 'invoices/INV-014', show: saved(lock) },
]
