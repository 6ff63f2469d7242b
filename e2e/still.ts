import type { Page } from '@playwright/test'

/**
 * Waits until nothing moves that moves only for a while, and no rows are dimmed until others take their place: a colour
 * on its way is another colour. What was just asked of the page, another colour scheme say, begins to move with its
 * next frame. Frame by frame, since what moves out of sight ends with a frame that nobody else asks for.
 */
export const still = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // A page that has nothing to draw may be given no frame.
    const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((done) => setTimeout(done, 500))])
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
        )
    const dimmed = () => document.querySelectorAll('[data-stale]')
    // Says what it waited for, instead of a test that ends without a word.
    const alarm = new Promise<never>((_, refuse) => {
      setTimeout(() => {
        const animations = moving().map(
          (each) =>
            `${(each.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 200)} ${JSON.stringify(each.effect?.getComputedTiming())}`,
        )
        const state = { visibility: document.visibilityState, dimmed: dimmed().length, animations }
        refuse(new Error(`The page does not come to rest: ${JSON.stringify(state)}`))
      }, 60_000)
    })
    const rest = async () => {
      await frame()
      await frame()
      while (moving().length > 0 || dimmed().length > 0) await frame()
    }
    await Promise.race([rest(), alarm])
  })
