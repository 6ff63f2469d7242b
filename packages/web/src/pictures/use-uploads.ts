import { mostImages } from '@quarterdeck/contract/products'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { awaitIn, useAwaited } from '../ui/form/awaited.ts'
import { added, allOf, type Gallery } from './gallery.ts'
import { type Arriving, openUploads, type Trouble } from './uploads.ts'

interface Options {
  readonly current: () => Gallery
  readonly change: (how: (gallery: Gallery) => Gallery) => void
  readonly onAdded: (file: File) => void
}

/** Files on their way into a gallery; they come in the order in which they were chosen, whichever is there first. */
export const useUploads = ({ current, change, onAdded }: Options) => {
  const [uploads] = useState(openUploads)
  const arriving = useSyncExternalStore(uploads.subscribe, uploads.current)
  const awaited = useAwaited()
  const turns = useRef(new Map<string, number>())

  const add = useEffectEvent((url: string, { turn, file }: Arriving): Trouble | undefined => {
    const all = allOf(current())
    if (all.includes(url)) return { kind: 'already' }
    if (all.length >= mostImages) return { kind: 'tooMany' }
    const later = all.findIndex((each) => (turns.current.get(each) ?? 0) > turn)
    turns.current.set(url, turn)
    change((gallery) => added(gallery, url, later === -1 ? all.length : later))
    onAdded(file)
    return undefined
  })
  useEffect(() => {
    uploads.listen(
      (url, file) => add(url, file),
      (work) => awaitIn(awaited, work),
    )
    return uploads.close
  }, [uploads, awaited])

  const take = (files: FileList | null | undefined): boolean => {
    if (!files || files.length === 0) return false
    const onTheirWay = uploads.current().filter(({ trouble }) => !trouble).length
    uploads.take([...files], mostImages - allOf(current()).length - onTheirWay)
    return true
  }
  return { arriving, take, cancel: uploads.cancel, retry: uploads.retry }
}
