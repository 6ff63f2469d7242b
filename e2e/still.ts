import type { Page } from '@playwright/test'

const rest = (page: Page): Promise<unknown> =>
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
    const comeToRest = async () => {
      await frame()
      await frame()
      while (moving().length > 0 || dimmed().length > 0) await frame()
    }
    await Promise.race([comeToRest(), alarm])
  })

/** A question that the browser has not answered after so many milliseconds is lost, and is asked again. */
const lostAfterMs = 20_000

/**
 * Waits until nothing moves that moves only for a while, and no rows are dimmed until others take their place: a colour
 * on its way is another colour. What was just asked of the page, another colour scheme say, begins to move with its
 * next frame. Frame by frame, since what moves out of sight ends with a frame that nobody else asks for.
 * Once in some hundred walks the browser never answers, although the page goes on: nobody knows why yet.
 */
export const still = async (page: Page): Promise<void> => {
  const answer = rest(page).then(() => true)
  const lost = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), lostAfterMs).unref()
  })
  if (await Promise.race([answer, lost])) return
  answer.catch(() => undefined)
  await rest(page)
}
