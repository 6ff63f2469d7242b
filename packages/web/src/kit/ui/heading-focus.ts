let navigated = false
let claim: (() => boolean) | undefined

const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/**
 * Overrides the element that takes the focus after a navigation, by default the heading.
 * @param take moves the focus, and returns true if it could
 */
export const claimFocus = (take: () => boolean) => {
  claim = take
  return () => {
    if (claim === take) claim = undefined
  }
}

let hasActed = false
const act = () => {
  hasActed = true
}

/** Called when a navigation begins: records whether the user acts before the screen is ready. */
export const trackNavigation = (): void => {
  hasActed = false
  for (const deed of ['keydown', 'pointerdown']) addEventListener(deed, act, { capture: true, once: true })
}

const writable = 'input, textarea, select, [contenteditable="true"]'

/** Returns true if the element is an input or inside a dialog. */
const isBusyIn = (element: Element | null) => Boolean(element?.closest(`${writable}, [role="dialog"]`))

/** Moves the focus to the heading after a navigation, so that screen readers announce the page. */
export const focusHeading = (): void => {
  navigated = true
  // Nobody is taken away from what they have begun meanwhile.
  if (hasActed && isBusyIn(document.activeElement)) return
  if (!claim?.()) focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** Moves the focus from a skeleton's heading to the real one, except on the first page load. */
export const inheritFocus = (heading: HTMLElement | null): void => {
  if (navigated && document.activeElement === document.body) focusOn(heading)
}

/** Moves the focus away from an element about to be removed: to where it came from, or else to the heading. */
export const releaseFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** Restores the focus after its element was removed: to where it came from, or else to the heading. */
export const restoreFocus = (from?: HTMLElement | null): void => {
  if (document.activeElement !== document.body) return
  if (from?.isConnected) from.focus({ preventScroll: true })
  if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'))
}
