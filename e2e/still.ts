import type { Page } from '@playwright/test'

/**
 * Waits until finite animations have ended and no rows are dimmed while others load, because colors are wrong in
 * between. A change such as another color scheme begins to animate one frame later, hence the first two frames. It
 * polls each frame, because animations out of sight end only if a frame is requested.
 */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    await frame()
    await frame()
    while (isMoving() || document.querySelector('[data-stale]')) await frame()
  })
