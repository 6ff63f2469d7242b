import { Button } from '@mantine/core'
import { deactivation } from '@quarterdeck/contract/account/deactivation'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { Suspense, useState } from 'react'
import { LazyFreshDialog } from '../../../kit/session/index.ts'
import { useDownload } from '../../../kit/ui/use-download.ts'

/** A file of all that is stored of oneself. It asks for the password each time: a browser tells nobody why a download failed. */
export const DownloadData = ({ label, variant = 'default' }: { label: string; variant?: 'default' | 'subtle' }) => {
  const { save, isBusy } = useDownload()
  const [isAsked, setIsAsked] = useState(false)
  const download = () => {
    setIsAsked(false)
    void save(deactivation.data.path, new URLSearchParams(), 'my-data.json')
  }
  return (
    <>
      <Button
        variant={variant}
        loading={isBusy}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsAsked(true)}
      >
        {label}
      </Button>
      {isAsked && (
        <Suspense>
          <LazyFreshDialog onDone={download} onClose={() => setIsAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
