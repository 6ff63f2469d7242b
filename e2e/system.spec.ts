import { expect, expectAccessible, sizes, test } from './fixture.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('an administrator finds a failed task by the account menu, and retries it', async ({
      page,
      product,
      signIn,
    }) => {
      await signIn()
      const overdue = product.db.updateTable('work').where('kind', '=', 'overdue')
      const dueAt = new Date(Date.now() + 3_600_000)
      const failed = { state: 'failed', attempts: 9, error: 'The disk is full', dueAt, updatedAt: new Date() } as const
      await expect.poll(async () => (await overdue.set(failed).executeTakeFirst()).numUpdatedRows).toBe(1n)

      await page.goto('users')
      await page.getByRole('button', { name: /^Account of/ }).click()
      await page.getByRole('menuitem', { name: 'System' }).click()
      const row = page.locator('tbody tr[data-row]').first()
      await expect(row).toContainText('Overdue invoices')
      await expect(row).toContainText('The disk is full')
      await expect(row).toContainText('Failed')
      await expectAccessible(page)

      await row.getByRole('button', { name: 'Retry Overdue invoices' }).click()
      await expect(page.getByText('Overdue invoices will run again now')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0)
      await page.setViewportSize(sizes.phone)
      await expect(page.getByText('Overdue invoices').first()).toBeVisible()
      await expectAccessible(page)
    })
  })
}
