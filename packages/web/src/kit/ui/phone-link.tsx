import type { ReactNode } from 'react'

/** Returns the `tel:` URL of a phone number (RFC 3966) without `(0)`, the trunk prefix for domestic calls. */
const callLink = (phone: string): string => {
  const [, number = '', extension] = /^(.*?)(?:(?:ext\.?|x|#)\s*(\d+))?$/i.exec(phone.normalize('NFKC')) ?? []
  return `tel:${number.replace('(0)', '').replaceAll(/[^+\d]/g, '')}${extension ? `;ext=${extension}` : ''}`
}

interface Props {
  readonly phone: string
  readonly className?: string | undefined
  /** Rendered before the number. */
  readonly children?: ReactNode
}

/** Links a phone number to call it. */
export const PhoneLink = ({ phone, className, children }: Props) => (
  <a className={className} href={callLink(phone)} data-figures>
    {children}
    {phone}
  </a>
)
