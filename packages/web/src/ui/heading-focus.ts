let navigated = false

const focusOn = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** After a navigation the focus goes to the heading, so that those who listen hear where they are. */
export const focusHeading = (): void => {
  navigated = true
  focusOn(document.querySelector<HTMLElement>('main h1'))
}

/** A heading that takes the place of a skeleton's takes its focus as well. Not on the first visit: there the page begins. */
export const inheritFocus = (heading: HTMLElement | null): void => {
  if (navigated && document.activeElement === document.body) focusOn(heading)
}
