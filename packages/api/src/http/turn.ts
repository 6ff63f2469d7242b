/** Lets everybody else have their turn in the midst of something that takes long: there is one thread for all. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
