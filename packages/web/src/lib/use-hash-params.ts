import { useLocation } from '@tanstack/react-router'

/**
 * What the link of a mail brings along behind its `#`, which no server and no log is told. Another link that is opened in the same
 * tab changes them without a load of the page.
 */
export const useHashParams = (): URLSearchParams => new URLSearchParams(useLocation({ select: ({ hash }) => hash }))
