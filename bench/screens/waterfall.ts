import type { RequestTiming, Seen } from './watch.ts'

/** Maximum distance between requests of one wave, in milliseconds; none of them waited for the response to another. */
const waveMs = 100
const width = 60

const wavesOf = (asked: readonly RequestTiming[]) => {
  const waves: RequestTiming[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const each of asked.toSorted((a, b) => a.wanted - b.wanted)) {
    if (each.wanted - last > waveMs) waves.push([])
    waves.at(-1)?.push(each)
    last = each.wanted
  }
  return waves
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)
const ms = (time: number) => time.toFixed(0).padStart(7)
const sizeOf = (asked: readonly RequestTiming[]) => kB(asked.reduce((sum, { bytes }) => sum + bytes, 0))

/**
 * Formats the requests of a visit, wave by wave: `·` is queued, `=` under way, `|` the first rows or the main content.
 */
export const waterfallOf = ({ asked, content, paint, largest }: Seen): string => {
  const whole = Math.max(...asked.map(({ end }) => end), content)
  const column = (time: number) => Math.min(width - 1, Math.floor((time / whole) * width))
  const barOf = ({ wanted, sent, end }: RequestTiming) => {
    const cells = Array.from({ length: width }, (_, at) => {
      if (at >= column(sent) && at <= column(end)) return '='
      if (at === column(content)) return '|'
      return at >= column(wanted) && at < column(sent) ? '·' : ' '
    })
    return cells.join('')
  }
  const waves = wavesOf(asked.filter(({ bytes }) => bytes > 0)).flatMap((wave, index) => [
    `wave ${index + 1}: ${wave.length} files, ${sizeOf(wave)} kB, wanted from${ms(wave[0]?.wanted ?? 0)} ms, there at${ms(Math.max(...wave.map(({ end }) => end)))} ms`,
    ...wave.map((each) =>
      [ms(each.wanted), ms(each.sent), ms(each.end), kB(each.bytes).padStart(7), ` ${barOf(each)} `, each.name].join(
        '',
      ),
    ),
  ])
  return [
    `first paint ${paint.toFixed(0)} ms, largest ${largest.toFixed(0)} ms, rows or content ${content.toFixed(0)} ms`,
    ' wanted   sent  there     kB',
    ...waves,
  ].join('\n')
}
