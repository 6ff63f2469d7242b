import { useEffect, useEffectEvent } from 'react'
import type { ShortcutName } from '../shortcut-keys.ts'
import { register } from './registry.ts'

/**
 * Registers a shortcut, listed under `?`, while the component is mounted.
 * @param perform absent if the component handles the keys itself
 */
export const useShortcut = (
  name: ShortcutName,
  perform?: () => void,
  { enabled = true }: { readonly enabled?: boolean } = {},
): void => {
  const performs = perform !== undefined
  const onPress = useEffectEvent(() => perform?.())
  useEffect(() => {
    if (!enabled) return
    return register({ name, perform: performs ? () => onPress() : undefined })
  }, [name, performs, enabled])
}
