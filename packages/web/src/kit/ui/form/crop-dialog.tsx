import { Button, Progress } from '@mantine/core'
import type { Crop } from '@quarterdeck/contract/kit/pictures'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { useRef, useState } from 'react'
import Cropper, { type Area, type CropperProps } from 'react-easy-crop'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { Dialog } from '../dialog.tsx'
import { commonMessages } from '../messages/index.ts'
import 'react-easy-crop/react-easy-crop.css'
import { ApiError } from '../../lib/api-error.ts'
import { type CommonMessages, describeProblem, fieldProblemText } from '../describe-problem.ts'
import { useServices } from '../services.ts'
import { wordsOf } from './field-problem.ts'
import classes from './form.module.css'
import { formMessages } from './messages/index.ts'

const describe = (m: CommonMessages, error: unknown) => {
  const refused = error instanceof ApiError ? error.fields.image : undefined
  return refused ? fieldProblemText(m, refused) : describeProblem(m, error).text
}

/** Uploads a photo with its square crop; can be canceled. */
const usePictureUpload = (onDone: (url: string) => void) => {
  const m = useMessages(commonMessages)
  const { sendPhoto } = useServices()
  const [fraction, setFraction] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const sending = useRef<AbortController>(undefined)

  const upload = async (file: File, crop: Crop) => {
    if (fraction !== undefined) return
    const controller = new AbortController()
    const { signal } = controller
    sending.current = controller
    setProblem(undefined)
    setFraction(0)
    try {
      onDone(await sendPhoto(file, crop, { signal, onUpload: setFraction }))
    } catch (error) {
      if (!signal.aborted) setProblem(describe(m, error))
    } finally {
      setFraction(undefined)
    }
  }
  return { upload, cancel: () => sending.current?.abort(), fraction, problem }
}

const maxZoom = 4
/** Distance an arrow key moves the photo, in screen pixels; Shift moves it by a fifth. */
const keyStep = 10

export interface CropDialogProps {
  readonly file: File
  /** Local URL of the file. */
  readonly url: string
  /** Called with an error text if the photo cannot be cropped. */
  readonly onClose: (problem?: string) => void
  readonly onDone: (url: string) => void
}

const squareOf = ({ x, y, width, height }: Area): Crop => ({ left: x, top: y, side: Math.min(width, height) })

/** Crops a photo to a square and uploads it. */
export const CropDialog = ({ file, url, onClose, onDone }: CropDialogProps) => {
  const { crop: m } = useMessages(formMessages)
  const common = useMessages(commonMessages)
  const [position, setPosition] = useState<CropperProps['crop']>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [crop, setCrop] = useState<Crop>({})
  const { upload, cancel, fraction, problem } = usePictureUpload(onDone)
  const isSending = fraction !== undefined

  const close = () => {
    cancel()
    onClose()
  }
  return (
    <Dialog
      opened
      title={m.title}
      text={m.text}
      onClose={close}
      actions={
        <>
          <Button variant="default" onClick={close}>
            {common.actions.cancel}
          </Button>
          <Button loading={isSending} onClick={() => void upload(file, crop)}>
            {m.use}
          </Button>
        </>
      }
    >
      <div className={classes.stage}>
        <Cropper
          image={url}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={keyStep}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: classes.area ?? '' }}
          cropperProps={{ role: 'application', 'aria-label': m.area }}
          mediaProps={{ onError: () => onClose(wordsOf(common, 'picture_broken')) }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setCrop(squareOf(pixels))}
        />
      </div>
      <label className={classes.zoom}>
        <IconZoomOut size={18} stroke={1.75} aria-hidden />
        <input
          type="range"
          aria-label={m.zoom}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
        <IconZoomIn size={18} stroke={1.75} aria-hidden />
      </label>
      <div className={classes.below}>
        {isSending && <Progress value={fraction * 100} aria-label={m.uploading} />}
        {problem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  )
}
