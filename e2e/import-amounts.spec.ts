import { expect, sizes, test } from './fixture.ts'

test.use({ viewport: sizes.desktop })

test('an import shows amounts as they will be stored before it changes them', async ({ page, signIn }) => {
  await signIn()
  const [{ code, price }] = await (await page.request.get('/api/products?sort=id&perPage=1')).json()
  const shown = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await page.goto('products/import')
  const buffer = Buffer.from(`Code;Price\n${code};13,75\n`)
  await page.locator('input[type=file]').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Change existing', { exact: false }).first().click()
  await page.getByRole('button', { name: 'Check the rows' }).click()
  const cells = page
    .getByRole('region', { name: /change/i })
    .locator('tbody tr')
    .first()
    .locator('td')
  await expect(cells.nth(3)).toHaveText(shown(price))
  await expect(cells.nth(4)).toHaveText('$13.75')
})
