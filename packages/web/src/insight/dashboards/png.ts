import type { ChartColumn, ChartData, ChartFormat, Tone } from '../../kit/ui/chart/index.ts'

const tones: Readonly<Record<Tone, string>> = {
  one: '#434db5',
  two: '#23867c',
  three: '#a86a12',
  four: '#2a8a57',
  five: '#c5444b',
  before: '#9aa0ad',
}

/** Colors of the exported picture, which has a white background for documents. */
const [ink, faint, line, paper] = ['#1c2030', '#5c6270', '#e3e5ea', '#ffffff']
const [width, margin, rowHeight, plotHeight] = [960, 32, 34, 320]
const family = "Inter, system-ui, 'Hiragino Sans', 'Yu Gothic', sans-serif"

type Pen = CanvasRenderingContext2D

interface Picture {
  readonly title: string
  /** Subtitle with the range and the date of the data. */
  readonly about: string
  readonly data: ChartData
  readonly format: ChartFormat
  /** True if the rows are steps in time. */
  readonly isOverTime: boolean
}

const write = (
  pen: Pen,
  words: string,
  x: number,
  y: number,
  { size = 14, color = ink, weight = 400, align = 'left' as CanvasTextAlign, most = width } = {},
) => {
  pen.font = `${weight} ${size}px ${family}`
  pen.fillStyle = color
  pen.textAlign = align
  pen.fillText(words, x, y, most)
}

const box = (pen: Pen, color: string, ...[x, y, w, h]: readonly [number, number, number, number]) => {
  pen.fillStyle = color
  pen.fillRect(x, y, w, h)
}

/** Draws the legend in one line; entries beyond the width are cut off. */
const drawLegend = (pen: Pen, columns: readonly ChartColumn[], y: number) => {
  let x = margin
  for (const { label, tone } of columns) {
    box(pen, tones[tone], x, y - 10, 10, 10)
    write(pen, label, x + 16, y, { size: 12, color: faint })
    x += 40 + pen.measureText(label).width
  }
}

/** Draws grouped bars per step, with an axis up to the largest value. */
const drawSteps = (pen: Pen, { columns, rows }: ChartData, format: ChartFormat, top: number) => {
  const [left, bottom] = [margin + 72, top + plotHeight]
  const most = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0) || 1
  for (const part of [0, 0.5, 1]) {
    const y = bottom - part * plotHeight
    box(pen, line, left, y, width - margin - left, 1)
    write(pen, format.rough(most * part), left - 8, y + 4, { size: 12, color: faint, align: 'right' })
  }
  const step = (width - margin - left) / rows.length
  const bar = (step * 0.7) / columns.length
  const every = Math.ceil(rows.length / 10)
  rows.forEach((row, index) => {
    const x = left + index * step
    columns.forEach(({ tone }, column) => {
      const height = (Math.max(0, row.values[column] ?? 0) / most) * plotHeight
      box(pen, tones[tone], x + step * 0.15 + column * bar, bottom - height, Math.max(1, bar - 1), height)
    })
    if (index % every === 0)
      write(pen, row.short, x + step / 2, bottom + 20, { size: 12, color: faint, align: 'center' })
  })
}

/** Draws one row per group with its numbers, and a bar for the first. */
const drawRows = (pen: Pen, { rows }: ChartData, format: ChartFormat, top: number) => {
  const most = Math.max(...rows.map(({ values }) => values[0] ?? 0), 0) || 1
  rows.forEach(({ label, values }, index) => {
    const y = top + index * rowHeight
    const numbers = values.map((value) => (value === null ? '–' : format.full(value))).join('   ')
    write(pen, label, margin, y + 12, { most: width / 2 })
    write(pen, numbers, width - margin, y + 12, { align: 'right' })
    box(pen, line, margin, y + 18, width - 2 * margin, 6)
    box(pen, tones.one, margin, y + 18, ((width - 2 * margin) * Math.max(0, values[0] ?? 0)) / most, 6)
  })
}

/** Draws a card's data as a PNG, identical in every browser and color scheme. */
export const renderPng = async ({ title, about, data, format, isOverTime }: Picture): Promise<Blob | null> => {
  const inside = isOverTime ? plotHeight + 32 : data.rows.length * rowHeight
  const height = 112 + inside + margin
  const canvas = document.createElement('canvas')
  // Sharp on paper, too.
  const scale = 2
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.scale(scale, scale)
  box(pen, paper, 0, 0, width, height)
  write(pen, title, margin, margin + 12, { size: 20, weight: 600, most: width - 2 * margin })
  write(pen, about, margin, margin + 34, { size: 12, color: faint, most: width - 2 * margin })
  if (isOverTime || data.columns.length > 1) drawLegend(pen, data.columns, margin + 60)
  if (isOverTime) drawSteps(pen, data, format, 112)
  else drawRows(pen, data, format, 112)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
