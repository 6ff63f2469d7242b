import { isFormatted, wordsOfText } from '@quarterdeck/contract/core/formatted'
import { lazy, Suspense } from 'react'
import classes from './formatted-text.module.css'

const FormattedHtml = lazy(async () => ({ default: (await import('./formatted-html.tsx')).FormattedHtml }))

/** A text as it was formatted, or as it was written where it was not. */
export const FormattedText = ({ text }: { readonly text: string }) => {
  const words = (
    <p className={classes.plain} dir="auto">
      {wordsOfText(text)}
    </p>
  )
  if (!isFormatted(text)) return words
  return (
    <Suspense fallback={words}>
      <FormattedHtml html={text} />
    </Suspense>
  )
}
