import { isFormatted, wordsOfText } from '@quarterdeck/contract/core/formatted'
import { lazy, Suspense } from 'react'
import classes from './formatted-text.module.css'

const FormattedHtml = lazy(async () => ({ default: (await import('./formatted-html.tsx')).FormattedHtml }))

const block = /<(p|h2|h3|li)>.*?<\/\1>/gs

/** The words in lines as high as those of the formatted text, so that nothing below moves away when that takes their place. */
const Blocks = ({ html }: { readonly html: string }) => (
  <div className={`${classes.formatted} ${classes.plain}`} dir="auto">
    {[...html.matchAll(block)].map(([inside, tag = 'p'], index) => {
      const Tag = tag === 'h2' || tag === 'h3' ? tag : 'p'
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place
        <Tag key={index} className={tag === 'li' ? classes.item : undefined}>
          {wordsOfText(`<p>${inside}`)}
        </Tag>
      )
    })}
  </div>
)

/** A text as it was formatted, or as it was written where it was not. */
export const FormattedText = ({ text }: { readonly text: string }) => {
  if (!isFormatted(text))
    return (
      <p className={classes.plain} dir="auto">
        {text}
      </p>
    )
  return (
    <Suspense fallback={<Blocks html={text} />}>
      <FormattedHtml html={text} />
    </Suspense>
  )
}
