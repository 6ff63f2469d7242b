import { Button } from '@mantine/core'
import type { Paper as Laid } from '@quarterdeck/contract/sales/printed'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Page } from '../../kit/ui/page.tsx'
import { DocumentPages } from '../../kit/ui/paper/paper.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { useDownload } from '../../kit/ui/use-download.ts'
import { salesMessages } from '../messages/index.ts'

interface Props {
  readonly title: string
  /** Description of the documents. */
  readonly about?: ReactNode
  /** Link back to the record. */
  readonly back: Pick<LinkProps, 'to' | 'params' | 'search'> & { readonly label: string }
  /** File with the same content, for a single document. */
  readonly file?: { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly name: string }
  /** Further actions. */
  readonly actions?: ReactNode
  readonly papers: readonly Laid[]
  /** Rendered above the documents, on screen only. */
  readonly lead?: ReactNode
  /** Rendered below the documents. */
  readonly children?: ReactNode
}

/** Renders documents page by page, with links back, to the printer and to the file. */
export const PaperPage = ({ title, about, back: { label, ...back }, file, actions, papers, lead, children }: Props) => {
  const { paper: m } = useMessages(salesMessages)
  const { save, isBusy } = useDownload()
  return (
    <Page
      title={title}
      about={about}
      layout="narrow"
      actions={
        <>
          <Button variant="default" renderRoot={(props) => <Link {...back} {...props} />}>
            {label}
          </Button>
          {file && (
            <Button
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
              loading={isBusy}
              onClick={() => void save(file.path, new URLSearchParams(file.query), `${file.name}.pdf`)}
            >
              {m.pdf}
            </Button>
          )}
          {actions}
          <Button leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => window.print()}>
            {m.print}
          </Button>
        </>
      }
    >
      {lead}
      {papers.map((paper, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: papers are known by their place
        <DocumentPages key={place} paper={paper} />
      ))}
      {children}
    </Page>
  )
}

/** Skeleton of the page. */
export const PaperSkeleton = ({ title }: { title: string }) => (
  <Page title={title} layout="narrow" actions={<Skeleton width={180} height={36} />}>
    <div aria-busy="true">
      <Skeleton width="100%" height={900} />
    </div>
  </Page>
)
