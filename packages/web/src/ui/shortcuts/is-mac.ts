/** Whether keyboards here have ⌘ and ⌥. */
export const isMac: boolean = /Mac|iPhone|iPad/.test(navigator.platform)
