import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Gallery } from './gallery.ts'

const names = ['images', 'featureImage', 'imageTexts'] as const

/** Returns the form's pictures and functions that change them based on the current value. */
export const useGallery = () => {
  const { getValues, setValue, formState } = useFormContext<Gallery>()
  const controllers = [
    useController<Gallery>({ name: 'images' }),
    useController<Gallery>({ name: 'featureImage' }),
    useController<Gallery>({ name: 'imageTexts' }),
  ]
  const problems = controllers.map(({ fieldState }) => fieldState.error?.message)
  /** Element focused by a validation error of the pictures. */
  const focusable = (element: HTMLElement | null) => {
    for (const { field } of controllers) field.ref(element)
  }
  const [images, featureImage, imageTexts] = useWatch<Gallery, typeof names>({ name: names })

  const current = (): Gallery => {
    const [images, featureImage, imageTexts] = getValues(names)
    return { images, featureImage, imageTexts }
  }
  const change = (how: (gallery: Gallery) => Gallery) => {
    const before = current()
    const after = how(before)
    for (const name of names) {
      if (after[name] === before[name]) continue
      setValue(name, after[name] as never, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: formState.isSubmitted,
      })
    }
  }
  return { focusable, gallery: { images, featureImage, imageTexts }, current, change, problem: problems.find(Boolean) }
}
