import type { ReactNode } from 'react'

/** The address by which a telephone number is called (RFC 3966); the `(0)` in it is for callers at home. */
const callLink = (phone: string): string => {
  const [, number = '', extension] = /^(.*?)(?:(?:ext\.?|x|#)\s*(\d+))?$/i.exec(phone.normalize('NFKC')) ?? []
  return `tel:${number.replace('(0)', '').replaceAll(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

interface Props {
  readonly phone: string
  readonly className?: string | undefined
  /** What stands before the number. */
  readonly children?: ReactNode
}

/** A telephone number, which a click calls. */
export const PhoneLink = ({ phone, className, children }: Props) => (
  <a className={className} href={callLink(phone)} data-figures>
    {children}
    {phone}
  </a>
)
