import { Button, VisuallyHidden } from '@mantine/core'
import { type DragEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { wordsOf } from '../../kit/ui/form/field-problem.ts'
import { useReadOnly } from '../../kit/ui/form/form-mode.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { toast } from '../../kit/ui/toast.ts'
import { useDragSorting } from '../../kit/ui/use-drag-sorting.ts'
import { catalogMessages } from '../messages/index.ts'
import { ChoosePictures } from './choose-pictures.tsx'
import { allPicturesOf, moved, withAltText, withMain } from './gallery.ts'
import classes from './gallery-field.module.css'
import { GalleryRow } from './gallery-row.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { UploadRow } from './upload-row.tsx'
import { useGallery } from './use-gallery.ts'
import { useRemoval } from './use-removal.ts'
import { useUploads } from './use-uploads.ts'

/** Accepts files dropped on an element or pasted anywhere on the page. `take` returns true if there were any. */
const useFileDrop = (isOpen: boolean, take: (files: FileList | null | undefined) => boolean) => {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isOpen && take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  const over = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (isOpen) take(event.dataTransfer.files)
  }
  return { isOver, target: { onDragOver: over, onDragLeave: leave, onDrop: drop } }
}

const toggled = (chosen: readonly string[], url: string) =>
  chosen.includes(url) ? chosen.filter((each) => each !== url) : [...chosen, url]

/**
 * Renders the pictures of a form with the fields `images`, `featureImage` and `imageTexts`: upload of several,
 * sorting, choice of the main picture.
 */
export const GalleryField = ({ label }: { readonly label: string }) => {
  const m = useMessages(catalogMessages).pictures
  const common = useMessages(commonMessages)
  const readOnly = useReadOnly()
  const { focusable, gallery, current, change, problem } = useGallery()
  const [said, say] = useState('')
  const removal = useRemoval({ current, change })
  const [chosen, choosePictures] = useState<readonly string[]>([])
  const onAll = (count: number, refused: number) => {
    const tell = refused > 0 ? toast.warning : toast.success
    tell(m.addedMany(count), { description: refused > 0 ? m.notAdded(refused) : undefined })
  }
  const uploads = useUploads({ current, change, onAdded: ({ name }) => say(m.added(name)), onAll })
  const { isOver, target } = useFileDrop(!readOnly, uploads.take)
  const list = useRef<HTMLOListElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const focus = useRef<string>(undefined)
  const id = useId()
  const all = allPicturesOf(gallery)

  const move = (from: number, to: number) => {
    if (to < 0 || to >= all.length) return
    change((before) => moved(before, from, to))
    say(m.moved(to + 1, all.length))
  }
  const sorting = useDragSorting(list, all.length, move)
  // A row that moves is another element's neighbour: the button that moved it keeps the focus.
  useLayoutEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus()
    focus.current = undefined
  })

  const remove = (urls: readonly string[]) => {
    removal.remove(urls)
    say(urls.length === 1 ? m.removedOne : m.removed(urls.length))
    choose.current?.focus()
  }
  const putBack = () => {
    removal.putBack()
    say(m.restored)
    if (removal.isLast) choose.current?.focus()
  }
  const among = all.filter((url) => chosen.includes(url))
  const mayChoose = !readOnly && all.length > 1
  const wrong = wordsOf(common, problem)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-label={label} className={classes.field} {...target}>
      {mayChoose && <SelectionBar all={all} chosen={among} onChoose={choosePictures} onRemove={() => remove(among)} />}
      {all.length + uploads.arriving.length > 0 && (
        <ol ref={list} className={classes.list} data-dragging={sorting.dragged !== undefined || undefined}>
          {all.map((url, at) => (
            <GalleryRow
              key={url}
              url={url}
              place={at + 1}
              count={all.length}
              text={gallery.imageTexts[url] ?? ''}
              isMain={url === gallery.featureImage}
              group={id}
              handle={sorting.handle(at)}
              isDragged={at === sorting.dragged}
              isChosen={mayChoose ? among.includes(url) : undefined}
              onChoose={() => choosePictures(toggled(among, url))}
              style={sorting.styleOf(at)}
              onMove={(by) => {
                focus.current = `li:nth-child(${at + 1 + by}) [data-move="${by}"]`
                move(at, at + by)
              }}
              onText={(text) => change((before) => withAltText(before, url, text))}
              onMain={() => change((before) => withMain(before, url))}
              onRemove={() => remove([url])}
            />
          ))}
          {uploads.arriving.map((arriving) => (
            <UploadRow
              key={arriving.turn}
              arriving={arriving}
              onCancel={() => {
                uploads.cancel(arriving.turn)
                choose.current?.focus()
              }}
              onRetry={() => uploads.retry(arriving.turn)}
            />
          ))}
        </ol>
      )}
      {removal.count > 0 && (
        <p className={classes.removed}>
          {m.removed(removal.count)}
          <Button variant="subtle" size="compact-sm" onClick={putBack}>
            {common.actions.undo}
          </Button>
        </p>
      )}
      {wrong && (
        <p className={classes.problem} role="alert">
          {wrong}
        </p>
      )}
      {!readOnly && (
        <ChoosePictures
          button={(element) => {
            choose.current = element
            focusable(element)
          }}
          isOver={isOver}
          hintId={`${id}-hint`}
          onFiles={(files) => void uploads.take(files)}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
