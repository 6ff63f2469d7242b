import type { BrowserContext, Page } from '@playwright/test'
import { openPostOffice } from '../packages/server/src/testing/post-office.ts'
import { test as base, expect, expectAccessible, landing, opening, password, people } from './fixture.ts'
import { startProduct } from './product.ts'

type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

const newPassword = 'a harbour without lights'

/** Tests with a running mail server. */
const test = base.extend<{ office: PostOffice }>({
  office: async ({ share }, use) => use(await share('post office', openPostOffice, (office) => office.close())),
  product: [
    async ({ office, share, createDatabase }, use) => {
      const open = async () => startProduct({ smtpUrl: office.url, databaseUrl: await createDatabase() })
      await use(await share('product with a mail server', open, (product) => product.stop()))
    },
    opening,
  ],
})

// One after the other, so that a product with a mail server is started once.
test.describe.configure({ mode: 'default' })

const decoded = (source: string) =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))

/** Returns the newest mail to an address with this text in its subject, waiting until it arrives. */
const mailTo = async (office: PostOffice, to: string, about: string): Promise<string> => {
  const find = () => office.received.findLast((mail) => mail.to.includes(to) && mail.source.includes(about))
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy()
  return decoded(find()?.source ?? '')
}

const linkIn = (mail: string): string => /https?:\/\/\S+\/admin\/\S+/.exec(mail)?.[0] ?? ''

const signInHere = async (page: Page, email: string, secret: string) => {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const asOwner = (context: BrowserContext, url: string) =>
  context.request.post(`${url}/api/auth/sign-in/email`, { data: { email: people.owner, password } })

test('who registers proves their address by the code of a mail, waits for approval, and is let in', {
  tag: '@journey',
}, async ({ page, browser, product, office, complaints }) => {
  await page.goto('login?next=%2Fusers%2Fprofile%3Fid%3D8')
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Your name').fill('Ada Byron')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Password2026')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Too many people have this password; choose another one')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')

  const letter = await mailTo(office, 'ada@example.com', 'Your Quarterdeck confirmation code')
  const code = /^(\d{6})\r?$/m.exec(letter)?.[1] ?? ''
  await expect(page.getByText('ada@example.com')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled()
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code === '111111' ? '222222' : '111111')
  await expect(page.getByRole('alert')).toHaveText('That is not the code. You have 4 tries left.')
  // As a password manager or the keyboard of a phone fills it in.
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.insertText(code)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your address is confirmed')

  await page.goto('login?next=%2Fusers%2Fprofile%3Fid%3D8')
  await signInHere(page, 'ada@example.com', newPassword)
  await expect(page.getByRole('alert')).toContainText('Your account is waiting for approval.')
  const other = await browser.newContext()
  await asOwner(other, product.url)
  const [user] = await (await other.request.get(`${product.url}/api/users?q=ada@example.com`)).json()
  const approval = await other.request.put(`${product.url}/api/users?id=${user.id}`, { data: { status: 'Active' } })
  expect(approval.status()).toBe(200)
  await other.close()
  await mailTo(office, 'ada@example.com', 'has been approved')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/users\/profile\?id=8/)
  // The browser tells of each refusal.
  complaints.length = 0
})

test('a forgotten password is replaced by the link of a mail, which works once and ends all sessions', async ({
  page,
  browser,
  product,
  office,
  complaints,
}) => {
  const other = await browser.newContext()
  await asOwner(other, product.url)
  await page.goto('login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await page.getByLabel('Email').fill(people.owner)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mailbox')
  const link = linkIn(await mailTo(office, people.owner, 'Choose a new Quarterdeck password'))

  await page.goto(link)
  await page.reload()
  await page.getByLabel('New password').fill(newPassword)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password has been changed')
  expect((await other.request.get(`${product.url}/api/me`)).status()).toBe(401)
  await other.close()
  await mailTo(office, people.owner, 'password was changed')

  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid')
  await page.goto('login')
  await signInHere(page, people.owner, newPassword)
  await expect(page).toHaveURL(landing)
  complaints.length = 0
})

test('who is invited chooses a password and is in, with the role they were given', async ({
  page,
  browser,
  signIn,
  office,
}) => {
  await signIn()
  await page.goto('users')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  await dialog.getByLabel('Email').fill('grace@example.com')
  await dialog.getByLabel('Access role').selectOption('Support')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('grace@example.com')
  const link = linkIn(await mailTo(office, 'grace@example.com', 'invites you to Quarterdeck'))

  const theirs = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await theirs.goto(link)
  await expect(theirs.getByLabel('Email')).toHaveValue('grace@example.com')
  await theirs.getByLabel('Your name').fill('Grace Hopper')
  await theirs.getByRole('textbox', { name: 'Password', exact: true }).fill(newPassword)
  await theirs.getByRole('button', { name: 'Accept and start' }).click()
  await theirs.getByRole('button', { name: 'Account of Grace Hopper' }).click()
  await expect(theirs.getByRole('menu')).toContainText('Support')
  await theirs.context().close()

  await page.goto('outbox')
  await page.getByRole('button', { name: /invites you to Quarterdeck/ }).click()
  await expect(page.getByRole('dialog')).toContainText('no longer kept')
})

test('a mail server that takes nothing is named in the outbox, until a mail goes out again', async ({
  page,
  context,
  product,
  office,
}) => {
  await asOwner(context, product.url)
  const failingSince = new Date(Date.now() - 20 * 60_000)
  const trouble = { failingSince, error: 'Invalid login: 535 5.7.8 authentication failed' }
  await product.db
    .insertInto('outgoingMail')
    .values({ id: 1, ...trouble })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(trouble))
    .execute()
  await page.goto('outbox')
  const banner = page.getByRole('alert').filter({ hasText: 'No mail has gone out since' })
  await expect(banner).toContainText('535 5.7.8 authentication failed')
  await expectAccessible(page)

  await context.request.post(`${product.url}/api/password-reset`, { data: { email: people.viewer } })
  await mailTo(office, people.viewer, 'Choose a new Quarterdeck password')
  await expect
    .poll(
      async () => (await (await context.request.get(`${product.url}/api/outbox/status`)).json()).outgoing.stuckSince,
    )
    .toBeNull()
  await page.reload()
  await expect(page.getByText(/^Last sent: /)).toBeVisible()
  await expect(banner).toHaveCount(0)
})

test('after wrong passwords one waits, sees for how long, and gets in where one has been in before', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  await page.goto('login')
  await signInHere(page, people.viewer, password)
  await expect(page).toHaveURL(landing)
  await page.context().request.post(`${product.url}/api/auth/sign-out`, { data: {} })

  const elsewhere = await (await browser.newContext({ locale: 'en-US' })).newPage()
  await elsewhere.goto(`${product.url}/admin/login`)
  const at = new Date()
  const until = new Date(at.getTime() + 45_000)
  await product.db
    .insertInto('tries')
    .values({ key: `sign-in ${people.viewer}`, count: 10, at, until })
    .execute()
  await signInHere(elsewhere, people.viewer, password)
  await expect(elsewhere.getByRole('alert')).toHaveText('There were too many failed attempts.')
  await expect(elsewhere.getByText(/^Try again in 0:\d\d\./)).toBeVisible()
  await expect(elsewhere.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  await expect(elsewhere.getByRole('link', { name: 'Reset the password instead' })).toBeVisible()
  await elsewhere.context().close()

  await page.goto('login')
  await signInHere(page, people.viewer, password)
  await expect(page).toHaveURL(landing)
  complaints.length = 0
})
