import { useLocation } from '@tanstack/react-router'

/**
 * Returns parameters behind the `#` of a mail's link, which appear in no server log. Opening another link in the same
 * tab changes them without a page load.
 */
export const useHashParams = (): URLSearchParams => new URLSearchParams(useLocation({ select: ({ hash }) => hash }))
