let navigated = false
let claim: (() => boolean) | undefined

const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/**
 * A screen may know a better place for the focus after a navigation than its heading.
 * @param take gives it the focus, and answers whether it could
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

/** A navigation begins: from now on it is noted whether somebody does something until the screen is there. */
export const awaitScreen = (): void => {
  hasActed = false
  for (const deed of ['keydown', 'pointerdown']) addEventListener(deed, act, { capture: true, once: true })
}

const writable = 'input, textarea, select, [contenteditable="true"]'

/** Whether somebody writes somewhere, or is in a dialog. */
const isBusyIn = (element: Element | null) => Boolean(element?.closest(`${writable}, [role="dialog"]`))

/** After a navigation the focus goes to the heading, so that those who listen hear where they are. */
export const focusHeading = (): void => {
  navigated = true
  // Nobody is taken away from what they have begun meanwhile.
  if (hasActed && isBusyIn(document.activeElement)) return
  if (!claim?.()) focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** A heading that takes the place of a skeleton's takes its focus as well. Not on the first visit: there the page begins. */
export const inheritFocus = (heading: HTMLElement | null): void => {
  if (navigated && document.activeElement === document.body) focusOn(heading)
}

/** What has the focus is about to go: back to where it came from, and where that is gone as well, to the heading. */
export const leaveFocus = (): void => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** What had the focus is gone, so that it is nowhere: it goes to where it came from, and where that is gone as well, to the heading. */
export const recoverFocus = (from?: HTMLElement | null): void => {
  if (document.activeElement !== document.body) return
  if (from?.isConnected) from.focus({ preventScroll: true })
  if (document.activeElement === document.body) focusOn(document.querySelector<HTMLElement>('main h1'))
}
