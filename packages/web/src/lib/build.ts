import { createAtom } from '@tanstack/react-store'

const entryIn = (text: string): string | undefined => /\/assets\/(index-[\w-]+)\.js/.exec(text)?.[1]

/** The build that this page came with; undefined while developing. */
const ownBuild = () => entryIn(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')

/** Whether another build is served by now than the one that this page came with. */
export const isOutdated = createAtom(false)

/** Takes note of the build that an answer names. */
export const noticeBuild = (build: string | undefined): void => {
  const own = ownBuild()
  if (own && build && build !== own) isOutdated.set(true)
}

/** Asks which build is served now, by the page itself: that works for any host. */
export const prefetchBuild = async (): Promise<void> => {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
    if (answer.ok) noticeBuild(entryIn(await answer.text()))
  } catch {
    // Nobody answers, so that nothing is known.
  }
}
