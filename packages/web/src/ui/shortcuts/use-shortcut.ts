import { useEffect, useEffectEvent } from 'react'
import type { ShortcutName } from '../shortcut-keys.ts'
import { register } from './registry.ts'

/**
 * Makes a shortcut of `keys.ts` work, and be listed under `?`, while this is on screen.
 * @param perform absent where the place listens to the keys by itself and only wants them to be listed
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
