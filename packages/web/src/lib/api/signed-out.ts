let listener = () => {}

/** Says what happens when a call finds nobody signed in. */
export const whenSignedOut = (then: () => void): void => {
  listener = then
}

export const tellSignedOut = (): void => listener()
