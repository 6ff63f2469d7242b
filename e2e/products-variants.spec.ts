import type { Page } from '@playwright/test'
import { expect, expectAccessible, sizes, test } from './fixture.ts'

const productOf = async (page: Page, id: number) => (await page.request.get(`/api/products?id=${id}`)).json()
const group = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true })
const written = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const generate = async (page: Page) => {
  await page.getByRole('button', { name: 'Generate variants' }).click()
  return page.getByRole('dialog')
}
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
}

test.beforeEach(async ({ signIn }) => signIn())

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(name, () => {
    test.use({ viewport })

    test('a product is told apart by color and size, each with a code, price and stock, and Undo takes it back', async ({
      page,
      complaints,
    }) => {
      await page.goto('products/1')
      const dialog = await generate(page)
      await expect(dialog.getByText('18 variants, 18 new')).toBeVisible()
      for (const size of ['XS', 'XL', 'XXL']) {
        for (const color of ['Blue', 'Red', 'Green']) await dialog.getByLabel(`${color} · ${size}, New`).uncheck()
      }
      for (const color of ['Blue', 'Red']) await dialog.getByLabel(`${color} · L, New`).uncheck()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('Until now 148 in stock; with the variants it will be 0.')).toBeVisible()

      const bar = group(page, 'Set for')
      await bar.getByLabel('Add pieces').fill('20')
      await bar.getByRole('button', { name: 'Apply' }).click()
      await bar.getByLabel('Set for').selectOption('Green')
      await bar.getByLabel('Price').fill('31.5')
      await bar.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('7 variants, 140 in stock')).toBeVisible()
      await expect(written(page, 'Price of Green · L')).toHaveValue('31.50')

      await written(page, 'Code of Blue · S').fill('SHIRT-1')
      await page.keyboard.press('ArrowDown')
      await expect(written(page, 'Code of Blue · M')).toBeFocused()
      await page.keyboard.type('shirt-1')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('alert').getByRole('button', { name: 'Variants 2: This is already in use' }).click()
      await expect(written(page, 'Code of Blue · M')).toBeFocused()
      await written(page, 'Code of Blue · M').fill((await productOf(page, 12)).variants[0].code)
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('alert')).toContainText('Variants 2: This is already in use')
      complaints.length = 0
      await written(page, 'Code of Blue · M').fill('')
      await save(page)
      const { variants, stock, code } = await productOf(page, 1)
      expect(stock).toBe(140)
      expect(variants.slice(0, 2)).toMatchObject([
        { color: 'blue', size: 's', code: 'SHIRT-1', price: null, stock: 20 },
        { color: 'blue', size: 'm', code: `${code}-BLUE-M`, price: null, stock: 20 },
      ])
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(async () => (await productOf(page, 1)).stock).toBe(148)
      expect((await productOf(page, 1)).variants).toEqual([])
    })
  })
}

test('stock that is sold while variants are edited stays sold, and what loses its size goes or stays', async ({
  page,
}) => {
  await page.goto('products/7')
  const [small, medium] = (await productOf(page, 7)).variants
  await written(page, 'Change stock of Orange · S by').fill('10')
  const sold = { by: -4, reason: 'Sold', variant: small.id }
  await page.request.post('/api/products/stock?id=7', { data: sold })
  await expect(page.getByText('4 variants, 37 in stock')).toBeVisible()
  await group(page, 'Sizes').getByText('XL', { exact: true }).click()
  await group(page, 'Sizes').getByText('M', { exact: true }).click()
  await group(page, 'Colors').getByText('Blue').click()
  await expect(page.getByText('2 no longer fit the choice above')).toBeVisible()
  const dialog = await generate(page)
  await expect(dialog.getByText('4 variants, 2 new, 2 removed')).toBeVisible()
  await expect(dialog.getByText('14 pieces in stock go with what is removed')).toBeVisible()
  await dialog.getByLabel('Orange · M, Removed').check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await page.getByLabel('Reason for the change of stock').fill('Delivery')
  await save(page)
  const { variants, stock } = await productOf(page, 7)
  expect(stock).toBe(37)
  expect(variants.map(({ color, size, stock: pieces }: typeof small) => [color, size, pieces])).toEqual([
    ['blue', 's', 0],
    ['blue', 'l', 0],
    ['orange', 's', 15],
    ['orange', 'm', medium.stock],
    ['orange', 'l', 8],
  ])

  await page.goto('products/7/overview?tab=timeline')
  await expect(page.getByText('2 of 5 variants are out of stock')).toBeVisible()
  await expect(page.getByText(new RegExp(`After: .*${small.code}: 15`))).toBeVisible()
  await expect(page.getByText('Before: Orange · XL · SMT-BOT-620-ORANGE-XL')).toBeVisible()

  await page.goto('products/create?from=7&copy=texts,price,variants')
  await expect(page.getByText('5 variants, 0 in stock')).toBeVisible()
  await page.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByText('was created')).toBeVisible()
  const copy = await productOf(page, 16)
  expect(copy.variants).toHaveLength(5)
  expect(new Set([...copy.variants, ...variants].map(({ code }: typeof small) => code)).size).toBe(10)
})
