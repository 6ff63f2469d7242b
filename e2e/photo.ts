import type { Page } from '@playwright/test'

/**
 * Draws a photo in the browser, light at the top and dark at the bottom. The extension of its name is wrong on purpose.
 */
export const drawPhoto = async (page: Page, width = 900, height = 600) => {
  const data = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: across, height: down })
      const context = canvas.getContext('2d')
      const light = context?.createLinearGradient(0, 0, across, down)
      light?.addColorStop(0, '#fc8')
      light?.addColorStop(1, '#135')
      if (context && light) context.fillStyle = light
      context?.fillRect(0, 0, across, down)
      return canvas.toDataURL('image/jpeg')
    },
    [width, height] as const,
  )
  const buffer = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  return { name: 'face.png', mimeType: 'image/png', buffer }
}
