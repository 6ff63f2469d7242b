import { formattingTags } from '@quarterdeck/contract/kit/formatted'
import purify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import classes from './formatted-text.module.css'

/** Sanitizes the HTML again, independent of the server; links open in a new tab. */
const cleaned = (html: string): DocumentFragment => {
  const content = purify.sanitize(html, {
    ALLOWED_TAGS: [...formattingTags],
    ALLOWED_ATTR: ['href'],
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of content.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
  return content
}

export const FormattedHtml = ({ html }: { readonly html: string }) => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.replaceChildren(cleaned(html)), [html])
  return <div ref={box} className={classes.formatted} dir="auto" />
}
