import type { Product } from '@quarterdeck/contract/catalog/products'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { useMessages } from '../../../../kit/lib/i18n/use-messages.ts'
import { Picture } from '../../../../kit/ui/picture/picture.tsx'
import { productMessages } from '../../messages/index.ts'
import classes from './gallery.module.css'
import { nextPictureIndex, picturesOf } from './pictures.ts'

const loadZoom = async () => ({ default: (await import('./zoom-dialog.tsx')).ZoomDialog })
const ZoomDialog = lazy(loadZoom)

/** Renders a large picture with thumbnails and a zoom dialog. */
export const Gallery = ({ product }: { product: Product }) => {
  const { gallery: m } = useMessages(productMessages).overview
  const pictures = picturesOf(product)
  const [at, setAt] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const place = Math.min(at, Math.max(pictures.length - 1, 0))
  const shown = pictures[place]
  const main = useRef<HTMLButtonElement>(null)
  const close = () => {
    setZoomed(false)
    main.current?.focus()
  }
  const preload = () => void loadZoom().catch(() => undefined)

  const turn = (event: KeyboardEvent) => {
    const next = nextPictureIndex(event.key, place, pictures.length)
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
  }
  if (!shown) {
    return (
      <div className={classes.main}>
        <Picture src="" alt="" sizes="440px" />
      </div>
    )
  }
  return (
    <section className={classes.gallery} aria-label={m.label}>
      <button
        type="button"
        ref={main}
        className={classes.main}
        aria-label={shown.text ? `${m.enlarge}: ${shown.text}` : m.enlarge}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={turn}
        onClick={() => setZoomed(true)}
      >
        <Picture src={shown.url} alt="" sizes="(max-width: 900px) 100vw, 440px" fit="contain" eager />
        <span className={classes.loupe}>
          <IconZoomIn size={18} stroke={1.75} aria-hidden />
        </span>
      </button>
      {pictures.length > 1 && (
        <ul className={classes.thumbs}>
          {pictures.map(({ url, text }, index) => (
            <li key={url}>
              <button
                type="button"
                className={classes.thumb}
                aria-label={text || m.picture(index + 1, pictures.length)}
                aria-pressed={index === place}
                onClick={() => setAt(index)}
                onKeyDown={turn}
              >
                <Picture src={url} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Suspense>
          <ZoomDialog pictures={pictures} at={place} onTurn={setAt} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}
