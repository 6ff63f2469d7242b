const entryIn = (text: string): string | undefined => /\/assets\/(index-[\w-]+)\.js/.exec(text)?.[1]

/** The build that this page came with; undefined while developing. */
const ownBuild = () => entryIn(document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '')

let outdated = false
const listeners = new Set<() => void>()

/** Whether another build is served by now than the one that this page came with. */
export const isOutdated = (): boolean => outdated

export const onOutdated = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes note of the build that an answer names. */
export const noticeBuild = (build: string | undefined): void => {
  const own = ownBuild()
  if (outdated || !own || !build || build === own) return
  outdated = true
  for (const listener of listeners) listener()
}

/** Asks which build is served now, by the page itself: that works for any host. */
export const askForBuild = async (): Promise<void> => {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' })
    if (answer.ok) noticeBuild(entryIn(await answer.text()))
  } catch {
    // Nobody answers, so that nothing is known.
  }
}
