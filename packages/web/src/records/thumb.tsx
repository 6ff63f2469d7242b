import { Picture } from '../ui/picture/picture.tsx'

/** The picture of a thing that is named beside it. */
export const Thumb = ({ image, size = 28 }: { image: string; size?: number }) => (
  <Picture src={image} alt="" sizes={`${size}px`} width={size} height={size} />
)
