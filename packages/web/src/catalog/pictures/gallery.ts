/** Form values of the pictures. */
export interface Gallery {
  readonly images: readonly string[]
  readonly featureImage: string
  /** Alternative text by picture URL. */
  readonly imageTexts: Readonly<Record<string, string>>
}

/** A removed picture, with its position. */
export interface Removed {
  readonly url: string
  readonly place: number
  readonly text: string
  readonly wasMain: boolean
}

/** Returns all pictures in order. A main picture outside the list comes first. */
export const allPicturesOf = ({ images, featureImage }: Gallery): readonly string[] =>
  featureImage === '' || images.includes(featureImage) ? images : [featureImage, ...images]

export const moved = (gallery: Gallery, from: number, to: number): Gallery => {
  const all = [...allPicturesOf(gallery)]
  const [picture] = all.splice(from, 1)
  if (picture === undefined) return gallery
  return { ...gallery, images: all.toSpliced(to, 0, picture) }
}

/** Inserts a picture. The first one is the main picture until another is chosen. */
export const withPicture = (gallery: Gallery, url: string, place: number): Gallery => ({
  ...gallery,
  images: allPicturesOf(gallery).toSpliced(place, 0, url),
  featureImage: gallery.featureImage || url,
})

export const withMain = (gallery: Gallery, url: string): Gallery => ({
  ...gallery,
  images: allPicturesOf(gallery),
  featureImage: url,
})

/** Sets an alternative text; an empty one is deleted. */
export const withAltText = (gallery: Gallery, url: string, text: string): Gallery => {
  const { [url]: _, ...others } = gallery.imageTexts
  return { ...gallery, imageTexts: text === '' ? others : { ...others, [url]: text } }
}

/** Removes a picture. If it was the main one, the next picture becomes it. */
export const withoutPicture = (
  gallery: Gallery,
  url: string,
): { readonly gallery: Gallery; readonly removed: Removed } => {
  const all = allPicturesOf(gallery)
  const wasMain = gallery.featureImage === url
  const images = all.filter((each) => each !== url)
  return {
    gallery: {
      ...withAltText(gallery, url, ''),
      images,
      featureImage: wasMain ? (images[0] ?? '') : gallery.featureImage,
    },
    removed: { url, place: all.indexOf(url), text: gallery.imageTexts[url] ?? '', wasMain },
  }
}

export const restored = (gallery: Gallery, { url, place, text, wasMain }: Removed): Gallery => {
  const back = withAltText(withPicture(gallery, url, place), url, text)
  return wasMain ? { ...back, featureImage: url } : back
}
