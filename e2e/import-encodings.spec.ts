import { expect, expectAccessible, sizes, test } from './fixture.ts'

/** `商品名;コード` and `会議用机;D-10`, as Japanese Excel writes them. */
const shiftJis = Buffer.from('8fa4956996bc3b8352815b83680d0a89ef8b6397708af73b442d31300d0a', 'hex')

const cells = (page: Parameters<typeof expectAccessible>[0]) => page.locator('table :is(th, td)')

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(size, () => {
    test.use({ viewport })

    test('a file is shown as it is read, and read in another way before it is sent', async ({
      page,
      signIn,
      complaints,
    }) => {
      await signIn()
      await page.goto('products/import')
      await page.locator('input[type=file]').setInputFiles({ name: '商品.csv', mimeType: 'text/csv', buffer: shiftJis })
      await expect(cells(page)).toHaveText(['商品名', 'コード', '会議用机', 'D-10'])
      await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('Japanese (Shift_JIS)')
      await expectAccessible(page)

      const choose = async (label: string, option: string) => {
        await page.getByRole('combobox', { name: label }).click()
        await page.getByRole('option', { name: option, exact: true }).click()
      }
      await choose('Separator', 'Tab')
      await expect(cells(page)).toHaveText(['商品名;コード', '会議用机;D-10'])
      await choose('Encoding', 'Unicode (UTF-8)')
      await expect(page.getByText('The file is not written in this encoding. Choose another one.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
      await choose('Encoding', 'Japanese (Shift_JIS)')
      await choose('Separator', 'Semicolon (;)')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByText('商品.csv has one row')).toBeVisible()
      await expect(page.getByLabel('Code', { exact: true })).toHaveValue('コード')
      // The browser tells of the encoding that did not fit.
      complaints.length = 0
    })
  })
}
