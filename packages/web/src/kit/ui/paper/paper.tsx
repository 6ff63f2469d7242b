import { Button } from '@mantine/core'
import type { Box, Paper as Laid, PaperText } from '@quarterdeck/contract/sales/printed'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { phone, useMedia } from '../use-media.ts'
import { familyOf, loadFonts } from './fonts.ts'
import classes from './paper.module.css'

const weights = { regular: 400, bold: 700 }

/** Renders a run of text at exactly its laid-out width, in any font. */
const Run = ({ text, x, y, width, size, isBold, color, isRtl, font }: PaperText) => (
  <text
    x={isRtl ? x + width : x}
    y={y}
    textLength={width > 0 ? width : undefined}
    lengthAdjust="spacingAndGlyphs"
    direction={isRtl ? 'rtl' : 'ltr'}
    fontFamily={familyOf(font)}
    fontSize={size}
    fontWeight={isBold ? weights.bold : weights.regular}
    fill={color}
    xmlSpace="preserve"
  >
    {text}
  </text>
)

/** Groups runs with their ARIA role. */
const Group = ({ children, ...aria }: { role?: string | undefined; 'aria-level'?: 2; children: ReactNode }) => (
  <g {...aria}>{children}</g>
)

const parts = { heading: { role: 'heading', 'aria-level': 2 }, table: { role: 'table' }, text: {} } as const

/** Renders the runs of one text, with a space between lines for screen readers and copying. */
const Runs = ({ runs }: { runs: readonly PaperText[] }) =>
  runs.map((run, index) => (
    <Fragment key={`${run.x} ${run.y}`}>
      {index > 0 && runs[index - 1]?.y !== run.y && ' '}
      <Run {...run} />
    </Fragment>
  ))

/** Groups adjacent texts of the same part. */
const partsOf = <Part,>(texts: readonly PaperText[], partOf: (text: PaperText) => Part) => {
  const parts: [Part, PaperText[]][] = []
  for (const text of texts) {
    const last = parts.at(-1)
    const part = partOf(text)
    if (last?.[0] === part) last[1].push(text)
    else parts.push([part, [text]])
  }
  return parts
}

const Rows = ({ texts }: { texts: readonly PaperText[] }) =>
  partsOf(texts, ({ cell }) => cell?.[0]).map(([row, inRow]) => (
    <Group key={row} role="row">
      {partsOf(inRow, ({ cell }) => cell?.[1]).map(([column, runs]) => (
        <Group key={column} role={runs[0]?.role}>
          <Runs runs={runs} />
        </Group>
      ))}
    </Group>
  ))

const partOf = ({ role, cell }: PaperText) => (cell ? 'table' : role === 'heading' ? role : 'text')

/** Renders the texts of a page in reading order: headings, texts and tables. */
const Texts = ({ texts }: { texts: readonly PaperText[] }) =>
  partsOf(texts, partOf).map(([part, inPart]) => (
    <Group key={`${inPart[0]?.x} ${inPart[0]?.y}`} {...parts[part]}>
      {part === 'table' ? <Rows texts={inPart} /> : <Runs runs={inPart} />}
    </Group>
  ))

const Drawn = ({ box }: { box: Box }) => {
  if (box.kind === 'text') return null
  const { x, y, width } = box
  if (box.kind === 'rule') return <line x1={x} x2={x + width} y1={y} y2={y} stroke={box.color} strokeWidth={0.5} />
  return <image aria-label={box.alt} x={x} y={y} width={width} height={box.height} href={box.source} />
}

/** Height of the page footer, which is left out when the last page is cropped. */
const aboveFoot = 66
const spaceBelow = 40

/** Returns the height of the last page's content. */
const heightOfContent = ({ pages, height }: Laid): number => {
  const bottoms = (pages.at(-1) ?? []).map((box) => box.y + ('height' in box ? box.height : 0))
  return Math.max(0, ...bottoms.filter((bottom) => bottom < height - aboveFoot)) + spaceBelow
}

interface Props {
  readonly paper: Laid
  /** Crops the last page to its content, on screen. */
  readonly isCropped?: boolean
}

/** Renders a laid-out document; every box has its position already. On a phone it can be zoomed and panned. */
export const DocumentPages = ({ paper, isCropped = false }: Props) => {
  const { pages, width, height, language } = paper
  const { paper: m } = useMessages(commonMessages)
  const isSmall = useMedia(phone)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => loadFonts(paper), [paper])
  const cut = isCropped ? { aspectRatio: `${width} / ${Math.min(height, heightOfContent(paper))}` } : undefined
  return (
    <article className={classes.pages} lang={language} data-paper data-large={(isSmall && isLarge) || undefined}>
      <style>{`@page { size: ${width}pt ${height}pt; margin: 0 }`}</style>
      {isSmall && (
        <Button className={classes.zoom ?? ''} size="xs" variant="default" onClick={() => setLarge(!isLarge)}>
          {isLarge ? m.fit : m.enlarge}
        </Button>
      )}
      {pages.map((boxes, index) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: it is text, and not a picture
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their place
          key={index}
          className={classes.page}
          style={index === pages.length - 1 ? cut : undefined}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="xMinYMin slice"
        >
          {boxes.map((box) => (
            <Drawn key={`${box.kind} ${box.x} ${box.y}`} box={box} />
          ))}
          <Texts texts={boxes.filter((box) => box.kind === 'text')} />
        </svg>
      ))}
    </article>
  )
}
