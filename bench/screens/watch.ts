/** A request of a visit. Times are milliseconds since the visit began. */
export interface RequestTiming {
  readonly name: string
  /**
   * Times at which the page requested the file, the request was sent on a free connection, and the response was
   * complete.
   */
  readonly wanted: number
  readonly sent: number
  readonly end: number
  /** Transferred bytes with headers; 0 if it was in the cache. */
  readonly bytes: number
  readonly kind: 'page' | 'script' | 'style' | 'font' | 'picture' | 'data'
}

/** Measurements a page takes of its own visit, in milliseconds since the visit began. */
export interface Seen {
  /** First contentful paint. */
  readonly paint: number
  /** Largest contentful paint. */
  readonly largest: number
  /**
   * Time at which the first rows of a list were painted, or on another screen the heading and all of its first content.
   */
  readonly content: number
  readonly isList: boolean
  /** All layout shifts added up. */
  readonly shift: number
  /** Sum of the time above 50 ms of all long tasks. */
  readonly blocked: number
  readonly asked: readonly RequestTiming[]
}

/** A paint time, which is set shortly after the paint. */
interface Moment {
  at: number
}

export interface Watched {
  readonly watchedVisit: {
    rows: Moment | undefined
    heading: Moment | undefined
    rest: Moment | undefined
    largest: number
    shift: number
    blocked: number
  }
  /** Returns the time at which the current frame is painted; call it in a frame callback. */
  readonly paintOfFrame: () => Moment
}

/** Timing of a long frame, which only Chromium reports. */
interface LongFrame extends PerformanceEntry {
  readonly renderStart: number
  readonly presentationTime?: number
}

/** Runs in the page before all other scripts: records paints, layout shifts and long tasks. */
export const watch = (): void => {
  performance.setResourceTimingBufferSize(2000)
  const seen: Watched['watchedVisit'] = {
    rows: undefined,
    heading: undefined,
    rest: undefined,
    largest: Number.NaN,
    shift: 0,
    blocked: 0,
  }
  const longFrames: LongFrame[] = []

  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.shift += value
    },
  )
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  observe<LongFrame>('long-animation-frame', (frame) => longFrames.push(frame))

  const painted = () => {
    const [frame, moment] = [performance.now(), { at: Number.NaN }]
    // What a frame callback sees is painted after it: a message sent from it arrives when that is done, and, where the page
    // has more to do, a while later. For such frames the browser says by itself when they were shown.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const reported = performance.now()
      setTimeout(() => {
        const own = longFrames.find(
          ({ renderStart, startTime, duration }) => renderStart <= frame && frame <= startTime + duration,
        )
        moment.at = own?.presentationTime ?? reported
      }, 100)
    }
    port2.postMessage(undefined)
    return moment
  }
  Object.assign(window, { watchedVisit: seen, paintOfFrame: painted } satisfies Watched)

  const isSeen = (element: Element | null | undefined) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
  const look = () => {
    const main = document.querySelector('main')
    const row = main?.querySelector('[data-row]')
    const isBusy = !main || main.closest('[aria-busy=true]') || main.querySelector('[aria-busy=true]')
    const hasHeading = isSeen(main?.querySelector('h1') ?? document.querySelector('h1'))
    // Only what stays has come: outlines that are taken away again, or come later, do not count.
    seen.heading = hasHeading ? (seen.heading ?? painted()) : undefined
    seen.rest = isBusy || !hasHeading ? undefined : (seen.rest ?? painted())
    if (!row) seen.rows = undefined
    else if (isSeen(row) && !row.closest('[aria-busy=true]')) seen.rows ??= painted()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: returns true once its content is painted. */
export const hasContent = (): boolean => {
  const { heading, rows, rest } = (window as unknown as Watched).watchedVisit
  return [heading, rows ?? rest].every((moment) => moment !== undefined && !Number.isNaN(moment.at))
}

/** Runs in the page: returns the recorded measurements. */
export const readSeen = (): Seen => {
  const { rows, heading, rest, ...noted } = (window as unknown as Watched).watchedVisit
  const kindOf = ({ name, initiatorType }: PerformanceResourceTiming): RequestTiming['kind'] => {
    const { pathname } = new URL(name)
    if (initiatorType === 'navigation') return 'page'
    if (/\.m?js$/.test(pathname)) return 'script'
    if (pathname.endsWith('.css')) return 'style'
    if (pathname.endsWith('.woff2')) return 'font'
    if (initiatorType === 'img' || initiatorType === 'image' || /\.(svg|png|webp|avif|jpe?g|ico)$/.test(pathname))
      return 'picture'
    return 'data'
  }
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  const asked = (entries as PerformanceResourceTiming[]).map((entry) => ({
    name: new URL(entry.name).pathname + new URL(entry.name).search,
    wanted: entry.startTime,
    sent: entry.requestStart || entry.startTime,
    end: entry.responseEnd,
    bytes: entry.transferSize,
    kind: kindOf(entry),
  }))
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  return {
    ...noted,
    paint,
    // A short frame is shown a moment after it was told, the first of all never before the first paint.
    content: Math.max(paint, rows && heading ? Math.max(rows.at, heading.at) : (rest?.at ?? Number.NaN)),
    isList: rows !== undefined,
    asked,
  }
}
