import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves that moves only for a while: a colour on its way is another colour. What was just asked
 * of the page, another colour scheme say, begins to move with its next frame.
 */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  })
