/** True on Apple devices, whose keyboards have ⌘ and ⌥. */
export const isMac: boolean = /Mac|iPhone|iPad/.test(navigator.platform)
