import type { Page } from '@playwright/test'
import type { RunningServer } from '@quarterdeck/server'
import { expect, password, people, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.desktop, permissions: ['clipboard-write'] })

/** Makes the last confirmation of the password too old for sensitive actions. */
const goStale = ({ db }: RunningServer) =>
  db
    .updateTable('sessions')
    .set({ createdAt: new Date(Date.now() - 3_600_000), provenAt: null })
    .execute()

const question = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

/** Performs a sensitive action with an old confirmation, and enters the password in the dialog. */
const prove = async (page: Page, product: RunningServer, act: () => Promise<unknown>) => {
  await goStale(product)
  await act()
  await question(page).getByLabel('Password', { exact: true }).fill(password)
  await question(page).getByRole('button', { name: 'Continue' }).click()
  await expect(question(page)).toHaveCount(0)
}

/** Expects only console messages about a 403, which the API answers before the dialog asks for the password. */
const onlyRefusals = (complaints: string[]) => {
  expect(complaints.every((said) => said.includes('403'))).toBe(true)
  complaints.length = 0
}

test('an invitation to an access role, its link and sending it again want the password', async ({
  page,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  // A browser without windows asks nobody whether a page may copy, some time after the click.
  await page.context().grantPermissions(['clipboard-write'])
  await page.goto('users')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  const button = (name: string) => dialog.getByRole('button', { name })
  await dialog.getByLabel('Email').fill('grace@example.com')
  await dialog.getByLabel('Access role').selectOption('Owner')
  await prove(page, product, () => button('Send invitation').click())
  await expect(dialog.getByRole('listitem')).toContainText('grace@example.com')
  const [copy, again] = [/^Copy.*grace@example.com/, /^Send.*grace@example.com/]
  await prove(page, product, () => dialog.getByRole('button', { name: copy }).click())
  await expect(page.getByText('Link copied')).toBeVisible()
  await prove(page, product, () => dialog.getByRole('button', { name: again }).click())
  await expect(page.getByText('Invitation sent to grace@example.com again')).toBeVisible()
  onlyRefusals(complaints)
})

test('an access role of many, its undo and a deletion want the password, and who declines has changed nothing', async ({
  page,
  product,
  signIn,
  complaints,
}) => {
  await signIn()
  const [admin] = await (await page.request.get(`/api/users?q=${people.admin}`)).json()
  const roleNow = async () => (await (await page.request.get(`/api/users?id=${admin.id}`)).json()).accessRole
  await page.goto('users?sort=id')
  const row = page.locator(`tbody tr[data-row="${admin.id}"]`)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('combobox', { name: 'Field' }).click()
  await page.getByRole('option', { name: 'Access role' }).click()
  await prove(page, product, () => dialog.getByRole('radio', { name: 'Manager', exact: true }).check())
  const change = dialog.getByRole('button', { name: 'Change 1 user' })
  await expect(change).toBeEnabled()
  await prove(page, product, () => change.click())
  await expect.poll(roleNow).toBe('manager')
  await prove(page, product, () => page.getByRole('button', { name: 'Undo' }).last().click())
  await expect.poll(roleNow).toBe('admin')

  await goStale(product)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing was changed.')).toBeVisible()
  await expect(row).toBeVisible()
  onlyRefusals(complaints)
})
