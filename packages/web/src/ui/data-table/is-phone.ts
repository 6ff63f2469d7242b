export const phone = '(max-width: 40em)'

/** Whether a list is shown as cards. */
export const isPhone = (): boolean => matchMedia(phone).matches
