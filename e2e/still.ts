import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves that moves only for a while, and no rows are dimmed until others take their place: a colour
 * on its way is another colour. What was just asked of the page, another colour scheme say, begins to move with its
 * next frame. Frame by frame, since what moves out of sight ends with a frame that nobody else asks for.
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
