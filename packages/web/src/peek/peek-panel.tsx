import { ActionIcon, Drawer } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs'
import { Suspense, useEffect } from 'react'
import { useHistories } from '../changes/index.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { type Place, placeOf, usePeek } from '../records/index.ts'
import { commonMessages } from '../ui/messages/index.ts'
import { PeekContent } from './content.tsx'
import { peekMessages } from './messages/index.ts'
import classes from './peek.module.css'
import { PeekSkeleton } from './skeleton.tsx'
import { useClose } from './use-close.ts'

interface Props {
  readonly place: Place
  readonly opened: boolean
  /** The records of the list beside it, in its order. */
  readonly list: readonly string[]
}

/** Goes through the records of the list. */
const Steps = ({ place, list }: Pick<Props, 'place' | 'list'>) => {
  const m = useMessages(peekMessages)
  const { peekNext } = usePeek()
  const here = list.indexOf(placeOf(place))
  if (here === -1 || list.length < 2) return null
  const step = (label: string, to: number, Icon: typeof IconChevronUp) => {
    const { [to]: target } = list
    return (
      <ActionIcon aria-label={label} disabled={target === undefined} onClick={() => target && peekNext(target)}>
        <Icon size={18} stroke={1.75} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <>
      {step(m.previous, here - 1, IconChevronUp)}
      {step(m.next, here + 1, IconChevronDown)}
    </>
  )
}

/** A record beside the screen that it was found on. */
export const PeekPanel = ({ place, opened, list }: Props) => {
  const { actions } = useMessages(commonMessages)
  const close = useClose()
  const histories = useHistories()
  const key = placeOf(place)

  // The link may have been clicked by its row, or another row may be shown by now, so that the panel itself would not find it.
  useEffect(() => {
    if (!opened) document.querySelector<HTMLElement>(`main [data-record="${CSS.escape(key)}"]`)?.focus()
  }, [opened, key])

  return (
    <Drawer.Root opened={opened} onClose={close} position="right" size={560} returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className={classes.head}>
          <Drawer.Title className={classes.title ?? ''}>{histories[place.entity].name(place.record)}</Drawer.Title>
          <div className={classes.tools}>
            <Steps place={place} list={list} />
            <Drawer.CloseButton aria-label={actions.close} />
          </div>
        </div>
        <Drawer.Body className={classes.body ?? ''}>
          <Suspense key={key} fallback={<PeekSkeleton />}>
            <PeekContent place={place} />
          </Suspense>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
