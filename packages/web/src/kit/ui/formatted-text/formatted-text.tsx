import { isFormatted, toPlainText } from '@quarterdeck/contract/kit/formatted'
import { lazy, Suspense } from 'react'
import classes from './formatted-text.module.css'

const FormattedHtml = lazy(async () => ({ default: (await import('./formatted-html.tsx')).FormattedHtml }))

const block = /<(p|h2|h3|li)>.*?<\/\1>/gs

/** Renders the plain text in lines of equal height, so that nothing moves when the formatted text replaces it. */
const Blocks = ({ html }: { readonly html: string }) => (
  <div className={`${classes.formatted} ${classes.plain}`} dir="auto">
    {[...html.matchAll(block)].map(([inside, tag = 'p'], index) => {
      const Tag = tag === 'h2' || tag === 'h3' ? tag : 'p'
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is nothing but its place
        <Tag key={index} className={tag === 'li' ? classes.item : undefined}>
          {toPlainText(`<p>${inside}`)}
        </Tag>
      )
    })}
  </div>
)

/** Shows a formatted or plain text. */
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
