import { expect, people, test } from './fixture.ts'

test('who may not do something asks for it, and is given it by someone who may', { tag: '@journey' }, async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn(people.viewer)
  await page.goto('users/bin')
  await expect(page.getByText('It needs the permission “Users: delete”')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for access' }).click()
  await page.getByLabel('What do you need it for?').fill('I tidy up')
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.getByText('You have asked for access.')).toBeVisible()
  // The browser itself notes the answer 403.
  complaints.length = 0

  await page.goto('about:blank')
  await context.clearCookies()
  await signIn(people.owner)
  await page.goto('users')
  await page.getByRole('button', { name: /^Notifications: \d unread/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('Why did I get this?').click()
  await expect(bell.getByText('Your access role has the permission “Users: give access”.')).toBeVisible()
  await bell.getByRole('link', { name: /asks for access: Users: delete$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Roles and permissions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Give access' }).click()
  await expect(page.getByText(/now has the access role Administrator/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give access' })).toBeHidden()
})

test('what happens elsewhere shows under the bell at once', async ({ page, signIn, context, product }) => {
  await signIn()
  await page.goto('users')
  await page.locator('html[data-live]').waitFor()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  const [owner] = await product.db.selectFrom('users').select('id').where('email', '=', people.owner).execute()
  const other = await context.browser()?.newContext()
  const send = (path: string, data: object) => other?.request.post(`${product.url}/api${path}`, { data })
  await send('/auth/sign-in/email', { email: people.admin, password: 'quarterdeck-demo' })
  await send('/notes', { about: { entity: 'orders', record: '3' }, text: `Look at this, <@${owner?.id}>` })
  await page.getByRole('button', { name: /^Notifications: \d unread/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await expect(bell.getByRole('link', { name: 'Jörg Müller mentioned you in a note on order 3' })).toBeVisible()
  await bell.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await other?.close()
})
