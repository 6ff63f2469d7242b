/** What `node --cpu-prof` writes: a tree of calls, and which of them was going on at each look. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
    readonly children?: readonly number[]
  }[]
  readonly samples: readonly number[]
  /** In microseconds, as `process.hrtime` counts. */
  readonly startTime: number
  /** Microseconds from look to look. */
  readonly timeDeltas: readonly number[]
}

/** Something that had the thread to itself. */
export interface Piece {
  readonly ms: number
  /** The innermost function that went on for that long. */
  readonly where: string
}

/** A call that goes on, and whether one within it was told already. */
interface Going {
  readonly id: number
  readonly since: number
  us: number
  isTold: boolean
}

interface Wanted {
  readonly leastMs: number
  readonly lookUs: number
  /** From when on, in nanoseconds, as `process.hrtime` counts. */
  readonly since: bigint
  /** How long the thread had a processor between two moments, at the most, all in microseconds. */
  readonly worked: (from: number, to: number) => number
}

/**
 * What went on for so long without letting anything else have its turn, by its profile. A thread that waits for a processor is
 * looked at late: no look counts for more than two, and nothing for more than the thread had worked. While memory is cleared
 * nothing counts.
 */
export const longPieces = (
  { nodes, samples, startTime, timeDeltas }: CpuProfile,
  { leastMs, lookUs, since, worked }: Wanted,
): Piece[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const pathTo = (id: number): number[] => {
    const parent = parents.get(id)
    return parent === undefined ? [] : [...pathTo(parent), id]
  }
  const paths = new Map<number, readonly number[]>()
  const found: Piece[] = []
  let at = startTime
  const going: Going[] = []
  /** Of calls within each other the innermost is told. */
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
    const kept = common === -1 ? path.length : common
    end(kept)
    for (const each of path.slice(kept)) going.push({ id: each, since: at - delta, us: 0, isTold: false })
    for (const call of going) call.us += Math.min(delta, 2 * lookUs)
  }
  end(0)
  return found
}

const nameOf = (node: CpuProfile['nodes'][number] | undefined): string => {
  const { functionName, url, lineNumber } = node?.callFrame ?? { functionName: '', url: '', lineNumber: 0 }
  return `${functionName || '(anonymous)'} ${url.replace(/^.*\/(?=packages|node_modules)/, '')}:${lineNumber + 1}`
}
