import { expect, test } from './fixture.ts'

const titles = {
  en: 'Update your browser',
  es: 'Actualiza tu navegador',
  de: 'Aktualisieren Sie Ihren Browser',
  ja: 'ブラウザーを更新してください',
}

for (const [locale, title] of Object.entries(titles)) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a browser that lacks what the product needs is told so', async ({ page, complaints }) => {
      await page.addInitScript('delete Map.groupBy')
      for (const path of ['login', 'orders', 'no-such-page']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByText('Safari 17.4')).toBeVisible()
        await expect(page.locator('#root')).toHaveCount(0)
      }
      // Browsers that read no more than ES5 understand it.
      expect(await page.locator('#supported').textContent()).not.toMatch(/=>|\b(const|let)\b|`|\?[.?]/)
      complaints.length = 0
    })
  })
}
