import { expect, expectAccessible, people, test } from './fixture.ts'

test('who is mentioned sees it, and goes to the note; a note that is not sent outlives a reload', {
  tag: '@journey',
}, async ({ page, signIn, request, product }) => {
  const data = { email: people.admin, password: 'quarterdeck-demo' }
  await request.post(`${product.url}/api/auth/sign-in/email`, { data })
  const text = 'Please look at this, <@1>: the parcel came back'
  expect(
    (
      await request.post(`${product.url}/api/notes`, { data: { about: { entity: 'orders', record: '9' }, text } })
    ).status(),
  ).toBe(201)

  await signIn()
  await page.goto('users')
  await page.getByRole('button', { name: 'Account of Clara Whitfield' }).click()
  await page.getByRole('menuitem', { name: /^Mentions.*\d unread/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions' })).toBeVisible()
  const mention = page.getByRole('listitem').filter({ hasText: 'the parcel came back' })
  await expect(mention).toContainText('Jörg Müller')
  await expect(mention.getByText('New', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Account of Clara Whitfield' }).click()
  await expect(page.getByRole('menuitem', { name: 'Mentions', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await mention.getByRole('link', { name: 'Order 9' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order 9' })).toBeVisible()

  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('On its way to')
  await page.reload()
  await expect(note).toHaveValue('On its way to')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  await expect(page.getByRole('listitem').filter({ hasText: 'On its way to' }).first()).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('')
})
