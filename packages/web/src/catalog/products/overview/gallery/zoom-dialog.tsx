import { ActionIcon, Modal } from '@mantine/core'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import type { KeyboardEvent, ReactNode } from 'react'
import { useMessages } from '../../../../kit/lib/i18n/use-messages.ts'
import { commonMessages } from '../../../../kit/ui/messages/index.ts'
import { Picture } from '../../../../kit/ui/picture/picture.tsx'
import { productMessages } from '../../messages/index.ts'
import classes from './gallery.module.css'
import { type GalleryPicture, nextPictureIndex } from './pictures.ts'
import { useZoom } from './use-zoom.ts'

interface Props {
  readonly pictures: readonly GalleryPicture[]
  readonly at: number
  readonly onTurn: (at: number) => void
  readonly onClose: () => void
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

interface ToolProps {
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Tool = ({ label, children, ...props }: ToolProps) => (
  <ActionIcon variant="default" size={36} aria-label={label} title={label} {...props}>
    {children}
  </ActionIcon>
)

/** Shows a picture full screen with zoom. */
export const ZoomDialog = ({ pictures, at, onTurn, onClose }: Props) => {
  const { gallery: m } = useMessages(productMessages).overview
  const common = useMessages(commonMessages)
  const { zoom, stage, larger, smaller, reset, isWhole, isMost, onStage } = useZoom()
  const { url = '', text = '' } = pictures[at] ?? {}
  const isAlone = pictures.length < 2

  const turn = (to: number | undefined) => {
    if (to === undefined) return
    reset()
    onTurn(to)
  }
  const keys: Readonly<Record<string, () => void>> = { '+': larger, '=': larger, '-': smaller, 0: reset }
  const press = (event: KeyboardEvent) => {
    keys[event.key]?.()
    turn(nextPictureIndex(event.key, at, pictures.length))
  }
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      classNames={{ content: classes.content ?? '' }}
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay />
      {/* The library keeps the plain handler to itself. */}
      <Modal.Content onKeyDownCapture={press}>
        <div className={classes.head}>
          <Modal.Title className={classes.title ?? ''}>
            {m.picture(at + 1, pictures.length)}
            {text && <span className={classes.text}>{text}</span>}
          </Modal.Title>
          <div className={classes.tools}>
            <Tool label={m.zoomOut} disabled={isWhole} onClick={smaller}>
              <IconZoomOut {...icon} />
            </Tool>
            <Tool label={m.zoomIn} disabled={isMost} onClick={larger}>
              <IconZoomIn {...icon} />
            </Tool>
            <Tool label={m.fit} disabled={isWhole} onClick={reset}>
              <IconMaximize {...icon} />
            </Tool>
            <Modal.CloseButton aria-label={common.actions.close} size={36} data-autofocus />
          </div>
        </div>
        <div ref={stage} className={classes.stage} data-zoomed={!isWhole || undefined} {...onStage}>
          <div
            className={classes.picture}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          >
            <Picture key={url} src={url} alt={text} sizes="100vw" fit="contain" eager />
          </div>
        </div>
        {!isAlone && (
          <div className={classes.turns}>
            <Tool label={m.previous} onClick={() => turn(nextPictureIndex('ArrowLeft', at, pictures.length))}>
              <IconChevronLeft {...icon} />
            </Tool>
            <Tool label={m.next} onClick={() => turn(nextPictureIndex('ArrowRight', at, pictures.length))}>
              <IconChevronRight {...icon} />
            </Tool>
          </div>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
