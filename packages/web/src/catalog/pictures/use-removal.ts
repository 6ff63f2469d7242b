import { useState } from 'react'
import { type Gallery, type Removed, restored, withoutPicture } from './gallery.ts'

interface Options {
  readonly current: () => Gallery
  readonly change: (how: (gallery: Gallery) => Gallery) => void
}

/** Removes one or several pictures, and restores those removed last. */
export const useRemoval = ({ current, change }: Options) => {
  const [removed, setRemoved] = useState<readonly (readonly Removed[])[]>([])

  const remove = (urls: readonly string[]) => {
    let rest = current()
    const gone = urls.map((url) => {
      const step = withoutPicture(rest, url)
      rest = step.gallery
      return step.removed
    })
    change(() => rest)
    setRemoved([...removed, gone])
  }
  const putBack = () => {
    const last = removed.at(-1) ?? []
    change((before) => last.toReversed().reduce(restored, before))
    setRemoved(removed.slice(0, -1))
  }
  return { remove, putBack, count: removed.flat().length, isLast: removed.length === 1 }
}
