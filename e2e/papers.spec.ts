import { takeText, textsInPdf } from '../packages/server/src/testing/pdf-texts.ts'
import { expect, test } from './fixture.ts'

test.beforeEach(async ({ signIn }) => signIn())

test('a paper has its texts where its file has them, in the same typeface, and is all that is printed', async ({
  page,
}) => {
  await page.goto('orders/5/credit-note/CN-002')
  const sheet = page.getByRole('article').locator('svg')
  await expect(sheet).toHaveCount(1)
  const measure = () =>
    sheet.evaluate((svg) =>
      [...svg.querySelectorAll('text')].map((text) => {
        const { x, y } = text.getStartPositionOfChar(0)
        const [width, itself] = [Number(text.getAttribute('textLength')), text.cloneNode(true) as SVGTextElement]
        itself.removeAttribute('textLength')
        svg.append(itself)
        const own = itself.getComputedTextLength()
        itself.remove()
        return { x, y, text: text.textContent ?? '', isOfItsWidth: Math.abs(own - width) < 0.5 }
      }),
    )
  // Typefaces come after the page.
  await expect.poll(async () => (await measure()).filter(({ isOfItsWidth }) => !isOfItsWidth)).toEqual([])

  const file = await page.request.get('/api/refunds/credit-note.pdf?id=CN-002')
  const drawn = textsInPdf(await file.body())
  expect(drawn).toHaveLength(1)
  const left = [...(drawn[0] ?? [])]
  for (const { x, y, text } of await measure()) {
    const box = takeText(left, { text, isRtl: false })
    const [drawnX = 0, drawnY = 0] = box.places[0] ?? []
    expect(box.text).toBe(text)
    expect(Math.hypot(x - drawnX, y - drawnY), text).toBeLessThan(0.05)
  }
  expect(left).toEqual([])

  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(printed).toMatch(/\/MediaBox \[0 0 59[456]\S* 84[12]\S*\]/)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'navigation'] as const) await expect(page.getByRole(role).first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(sheet).toBeVisible()
})
