import { maxImages } from '@quarterdeck/contract/catalog/products'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { addPending, usePendingWork } from '../../kit/ui/form/pending-work.ts'
import { allPicturesOf, type Gallery, withPicture } from './gallery.ts'
import { openUploads, type PendingUpload, type UploadProblem } from './uploads.ts'

interface Options {
  readonly current: () => Gallery
  readonly change: (how: (gallery: Gallery) => Gallery) => void
  readonly onAdded: (file: File) => void
  /** Called after several files: numbers of pictures added and refused. */
  readonly onAll: (added: number, refused: number) => void
}

/** Returns the uploads of a gallery; pictures are added in order of selection, whichever finishes first. */
export const useUploads = ({ current, change, onAdded, onAll }: Options) => {
  const [uploads] = useState(openUploads)
  const arriving = useSelector(uploads.arriving)
  const awaited = usePendingWork()
  const turns = useRef(new Map<string, number>())
  const count = useRef(0)

  const add = useEffectEvent((url: string, { turn, file }: PendingUpload): UploadProblem | undefined => {
    const all = allPicturesOf(current())
    if (all.includes(url)) return { kind: 'already' }
    if (all.length >= maxImages) return { kind: 'tooMany' }
    const later = all.findIndex((each) => (turns.current.get(each) ?? 0) > turn)
    turns.current.set(url, turn)
    change((gallery) => withPicture(gallery, url, later === -1 ? all.length : later))
    count.current += 1
    onAdded(file)
    return undefined
  })
  useEffect(() => {
    uploads.listen(
      (url, file) => add(url, file),
      (work) => addPending(awaited, work),
    )
    return uploads.close
  }, [uploads, awaited])

  const tellAll = useEffectEvent(() => {
    if (arriving.some(({ trouble }) => !trouble)) return
    if (count.current > 1) onAll(count.current, arriving.length)
    count.current = 0
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever one of them is done
  useEffect(() => tellAll(), [arriving])

  const take = (files: FileList | null | undefined): boolean => {
    if (!files || files.length === 0) return false
    const onTheirWay = uploads.arriving.get().filter(({ trouble }) => !trouble).length
    uploads.take([...files], maxImages - allPicturesOf(current()).length - onTheirWay)
    return true
  }
  return { arriving, take, cancel: uploads.cancel, retry: uploads.retry }
}
