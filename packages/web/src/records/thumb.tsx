import { smallPicture } from '@quarterdeck/contract/core/picture-address'
import { Picture } from '../ui/picture/picture.tsx'

/** The picture of a thing that is named beside it, at most 40 pixels wide. */
export const Thumb = ({ image, size = 28 }: { image: string; size?: number }) => (
  <Picture src={smallPicture(image)} alt="" sizes={`${size}px`} width={size} height={size} />
)
