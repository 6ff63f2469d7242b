/** The output of `node --cpu-prof`: a tree of calls, and the call at each sample. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  /** Start in microseconds of `process.hrtime`. */
  readonly startTime: number
  /** Microseconds from look to look. */
  readonly timeDeltas: readonly number[]
}

/** A period in which one task blocked the thread. */
export interface LongTask {
  readonly ms: number
  /** Innermost function that ran all that time. */
  readonly where: string
}

/** A call in progress, and whether one within it was already reported. */
interface Going {
  readonly id: number
  readonly since: number
  us: number
  isTold: boolean
}

interface SamplingOptions {
  readonly leastMs: number
  readonly lookUs: number
  /** Start in nanoseconds of `process.hrtime`. */
  readonly since: bigint
  /** Returns the longest possible processor time of the thread between two moments, all in microseconds. */
  readonly worked: (from: number, to: number) => number
}

/**
 * Returns the calls in a profile that blocked the event loop for that long. A thread that waits for a processor is sampled
 * late: no sample counts for more than two, and no call for more than the processor time of the thread. Garbage collection
 * does not count.
 */
export const longTasks = (
  { nodes, samples, startTime, timeDeltas }: CpuProfile,
  { leastMs, lookUs, since, worked }: SamplingOptions,
): LongTask[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const pathTo = (id: number): number[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [...pathTo(parent), id]
  }
  const paths = new Map<number, readonly number[]>()
  const found: LongTask[] = []
  let at = startTime
  const going: Going[] = []
  /** Ends the calls from a depth on, and reports the innermost of nested ones. */
  const end = (depth: number) => {
    let isTold = false
    for (const call of going.splice(depth).toReversed()) {
      isTold ||= call.isTold
      if (isTold || call.us < leastMs * 1000) continue
      const us = Math.min(call.us, worked(call.since, at))
      if (us < leastMs * 1000) continue
      found.push({ ms: Math.round(us / 1000), where: nameOf(byId.get(call.id)) })
      isTold = true
    }
    const outer = going.at(-1)
    if (outer && isTold) outer.isTold = true
  }
  for (const [index, id] of samples.entries()) {
    const delta = timeDeltas[index] ?? 0
    at += delta
    const name = byId.get(id)?.callFrame.functionName ?? ''
    if (at < Number(since) / 1000 || name === '(garbage collector)') continue
    const path = name === '(idle)' || name === '(program)' ? [] : (paths.get(id) ?? pathTo(id))
    paths.set(id, path)
    const common = path.findIndex((each, depth) => going[depth]?.id !== each)
    const depth = common === -1 ? path.length : common
    end(depth)
    for (const each of path.slice(depth)) going.push({ id: each, since: at - delta, us: 0, isTold: false })
    for (const call of going) call.us += Math.min(delta, 2 * lookUs)
  }
  end(0)
  return found
}

const nameOf = (node: CpuProfile['nodes'][number] | undefined): string => {
  const { functionName, url, lineNumber } = node?.callFrame ?? { functionName: '', url: '', lineNumber: 0 }
  return `${functionName || '(anonymous)'} ${url.replace(/^.*\/(?=packages|node_modules)/, '')}:${lineNumber + 1}`
}
