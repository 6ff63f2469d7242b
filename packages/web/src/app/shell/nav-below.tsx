import { useLinkProps, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import type { Target } from '../../kit/lib/side-panel.ts'
import { useShownPath } from '../../kit/ui/place-link.tsx'
import { appMessages } from '../messages/index.ts'
import type { NavigationItem } from '../navigation.ts'
import classes from './nav.module.css'
import { childScreensOf, type NavSubitem, pathOf, useNavSubitems } from './nav-subitems.ts'

interface LineProps {
  readonly target: Target
  readonly label: string
  readonly note?: string | undefined
  readonly onGo?: (() => void) | undefined
}

const Line = ({ target, label, note, onGo }: LineProps) => {
  const isHere = useShownPath() === pathOf(target)
  const props = useLinkProps({
    ...target,
    className: classes.step,
    activeOptions: { exact: true, includeSearch: false },
    ...(onGo && { onClick: onGo }),
  })
  return (
    <li>
      <a {...props} aria-current={isHere ? 'page' : undefined}>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </a>
    </li>
  )
}

const StepLine = ({ step: { name, target, record }, onGo }: { step: NavSubitem; onGo?: (() => void) | undefined }) => {
  const { steps: m } = useMessages(appMessages).navigation
  if (target) return <Line target={target} label={m[name]} note={record} onGo={onGo} />
  return (
    <li className={classes.step} data-none>
      <span>{m[name]}</span>
      <small>{m.none}</small>
    </li>
  )
}

const ScreenLine = ({
  screen: { to, title },
  onGo,
}: { screen: ReturnType<typeof childScreensOf>[number] } & Pick<LineProps, 'onGo'>) => (
  <Line target={{ to }} label={use(title.load(useLocale()))} onGo={onGo} />
)

/** Entries below one of the menu: actions on its records, or the screens in its frame. */
export const NavBelow = ({ item, onGo }: { item: NavigationItem; onGo?: (() => void) | undefined }) => {
  const router = useRouter()
  const { permissions } = useMe()
  const steps = useNavSubitems(router, item)
  const screens = childScreensOf(router, item, permissions)
  return (
    <>
      {steps.map((step) => (
        <StepLine key={step.name} step={step} onGo={onGo} />
      ))}
      {screens.map((screen) => (
        <ScreenLine key={screen.to} screen={screen} onGo={onGo} />
      ))}
    </>
  )
}
