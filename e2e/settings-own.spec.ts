import { expect, people, test } from './fixture.ts'

test('what one does not want to hear of is not told, and mails follow the choice', async ({
  page,
  signIn,
  context,
  product,
}) => {
  await signIn(people.admin)
  await page.goto('settings/notification')
  const bell = page.getByRole('checkbox', { name: 'Someone mentions you in a note: Bell' })
  const mail = page.getByRole('checkbox', { name: 'Someone mentions you in a note: Mail' })
  await expect(bell).toBeChecked()
  await bell.click()
  await expect(bell).not.toBeChecked()
  await mail.click()
  await expect(mail).toBeChecked()
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"quiet"') ?? false)
  await page.getByRole('checkbox', { name: 'Quiet hours' }).click()
  await saved
  await page.reload()
  await expect(mail).toBeChecked()
  await expect(bell).not.toBeChecked()
  await expect(page.getByLabel('From')).toHaveValue(/10:00\sPM/)

  await page.goto('about:blank')
  await context.clearCookies()
  await signIn(people.owner)
  const { id } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', people.admin)
    .executeTakeFirstOrThrow()
  await context.request.post(`${product.url}/api/notes`, {
    data: { about: { entity: 'orders', record: '3' }, text: `Please look, <@${id}>` },
  })
  const [letter] = await (await context.request.get(`${product.url}/api/outbox?template=notice`)).json()
  expect(letter).toMatchObject({ to: people.admin, subject: 'Clara Whitfield mentioned you in a note on order 3' })
  await context.clearCookies()
  await signIn(people.admin)
  const told = await (await context.request.get(`${product.url}/api/notices`)).json()
  expect(told.notices).toEqual([])
})

test('links are added as handles or addresses, ordered by keyboard and by dragging', async ({ page, signIn }) => {
  await signIn()
  await page.goto('settings/social-media-links')
  const address = page.getByRole('textbox', { name: 'Handle or address' })
  const add = async (text: string) => {
    await address.fill(text)
    await address.press('Enter')
  }
  await add('clara-whitfield')
  await add('http://github.com/clara/?tab=repositories')
  await add('https://bsky.app/profile/clara.example')
  const links = page.getByRole('list', { name: 'Your links' }).getByRole('link')
  const [linkedin, github, bluesky] = [
    'linkedin.com/in/clara-whitfield',
    'github.com/clara',
    'bsky.app/profile/clara.example',
  ]
  await expect(links).toHaveText([linkedin, github, bluesky])
  await expect(links.nth(1)).toHaveAttribute('href', 'https://github.com/clara')
  await add('GitHub.com/Clara')
  await expect(page.getByText('This link is in your list already')).toBeVisible()
  await add('https://example.com/clara')
  await expect(page.getByText('Enter a handle such as @name')).toBeVisible()

  await page.getByRole('button', { name: `Move ${bluesky} up` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'is now at place 2 of 3' })).toBeAttached()
  await expect(links).toHaveText([linkedin, bluesky, github])
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page
    .getByRole('listitem')
    .filter({ hasText: github })
    .dragTo(page.getByRole('listitem').filter({ hasText: linkedin }))
  await saved
  await expect(links).toHaveText([github, linkedin, bluesky])
  await page.getByRole('button', { name: `Remove ${linkedin}` }).click()
  await expect(links).toHaveText([github, bluesky])
  await page.goto('users/profile')
  await expect(page.getByRole('link', { name: `GitHub: ${github}` })).toBeVisible()
})
