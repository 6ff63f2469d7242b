import type { Page } from '@playwright/test'

/** Waits until nothing moves that moves only for a while: a colour on its way is another colour. */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity)
    return Promise.all(moving.map(({ finished }) => finished.catch(() => undefined))).then(() => undefined)
  })
