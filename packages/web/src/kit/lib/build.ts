import { createAtom } from '@tanstack/react-store'

const entryIn = (text: string): string | undefined => /\/assets\/(index-[\w-]+)\.js/.exec(text)?.[1]

/** Returns the build of this page; undefined in development. */
const ownBuild = () => entryIn(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')

/** True if the server has a newer build than this page. */
export const isOutdated = createAtom(false)

/** Records the build named by a response. */
export const noticeBuild = (build: string | undefined): void => {
  const own = ownBuild()
  if (own && build && build !== own) isOutdated.set(true)
}

/** Reads the current build from the page itself, which works on any host. */
export const prefetchBuild = async (): Promise<void> => {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
    if (answer.ok) noticeBuild(entryIn(await answer.text()))
  } catch {
    // Nobody answers, so that nothing is known.
  }
}
