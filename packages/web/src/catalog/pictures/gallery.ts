/** What a form keeps of its pictures. */
export interface Gallery {
  readonly images: readonly string[]
  readonly featureImage: string
  /** What is to be seen, by the address of the picture. */
  readonly imageTexts: Readonly<Record<string, string>>
}

/** A picture that was taken away, and where it was. */
export interface Removed {
  readonly url: string
  readonly place: number
  readonly text: string
  readonly wasMain: boolean
}

/** All pictures in their order. A main one that is not among the others comes first. */
export const allOf = ({ images, featureImage }: Gallery): readonly string[] =>
  featureImage === '' || images.includes(featureImage) ? images : [featureImage, ...images]

export const moved = (gallery: Gallery, from: number, to: number): Gallery => {
  const all = [...allOf(gallery)]
  const [picture] = all.splice(from, 1)
  if (picture === undefined) return gallery
  return { ...gallery, images: all.toSpliced(to, 0, picture) }
}

/** The first picture is the main one until another is chosen. */
export const added = (gallery: Gallery, url: string, place: number): Gallery => ({
  ...gallery,
  images: allOf(gallery).toSpliced(place, 0, url),
  featureImage: gallery.featureImage || url,
})

export const withMain = (gallery: Gallery, url: string): Gallery => ({
  ...gallery,
  images: allOf(gallery),
  featureImage: url,
})

/** None is no text, and not an empty one. */
export const described = (gallery: Gallery, url: string, text: string): Gallery => {
  const { [url]: _, ...others } = gallery.imageTexts
  return { ...gallery, imageTexts: text === '' ? others : { ...others, [url]: text } }
}

/** Where the main one goes, the next in line takes its place. */
export const without = (gallery: Gallery, url: string): { readonly gallery: Gallery; readonly removed: Removed } => {
  const all = allOf(gallery)
  const wasMain = gallery.featureImage === url
  const images = all.filter((each) => each !== url)
  return {
    gallery: {
      ...described(gallery, url, ''),
      images,
      featureImage: wasMain ? (images[0] ?? '') : gallery.featureImage,
    },
    removed: { url, place: all.indexOf(url), text: gallery.imageTexts[url] ?? '', wasMain },
  }
}

export const restored = (gallery: Gallery, { url, place, text, wasMain }: Removed): Gallery => {
  const back = described(added(gallery, url, place), url, text)
  return wasMain ? { ...back, featureImage: url } : back
}
