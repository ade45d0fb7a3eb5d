import { type ReactNode, useContext } from 'react'
import { useFormState } from 'react-hook-form'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { takesFootRoom } from '../page/foot-room.ts'
import { PreviewButton } from '../pending/preview-button.tsx'
import { WaysToSave, wayName } from '../pending/ways-to-save.ts'
import { SaveMenu } from './save-menu.tsx'
import { saveKeys } from './save-shortcut.ts'

const laterLabel = 'Save for later'

interface SaveBarProps {
  label: string
  /** Files of the form are on their way: saving waits for them. */
  isUploading?: boolean
  cancelTo?: string
  /** Not where more of the page follows the form. */
  isSticky?: boolean
  /** Other ways to save. */
  children?: ReactNode
}

/** The buttons of a form, which stay in reach at the foot of a long one, where the window has the height for them. */
export function SaveBar({ label, isUploading = false, cancelTo, isSticky = true, children }: SaveBarProps) {
  const { isSubmitting, errors } = useFormState()
  const { first, second, address, onward } = useContext(WaysToSave)
  const failure = errors.root
  return (
    <div
      ref={isSticky ? takesFootRoom : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 py-2 sm:gap-x-6',
        isSticky &&
          'print:hidden -mx-4 border-t border-ink bg-paper px-4 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0 tall:sticky tall:bottom-14 tall:z-10 tall:lg:bottom-0',
      )}
    >
      <div className="flex">
        <Button
          type="submit"
          name={wayName}
          value={first}
          size="small"
          busy={isSubmitting || isUploading}
          aria-keyshortcuts={saveKeys}
          title="Ctrl+S or ⌘S"
          className="min-h-11 sm:min-w-36"
        >
          {first === 'later' ? laterLabel : label}
        </Button>
        {onward && (
          <SaveMenu
            isDisabled={isSubmitting || isUploading}
            mayAddAnother={onward.mayAddAnother}
            onChoose={onward.choose}
          />
        )}
      </div>
      {second && (
        <Button
          type="submit"
          name={wayName}
          value={second}
          look="outline"
          size="small"
          disabled={isSubmitting || isUploading}
          className="min-h-11"
        >
          {second === 'later' ? laterLabel : 'Publish changes'}
        </Button>
      )}
      {children}
      {address && <PreviewButton address={address} />}
      {cancelTo && (
        <Link to={cancelTo} className="inline-flex min-h-11 items-center text-small ruled-link">
          Cancel
        </Link>
      )}
      <div className="min-w-0 text-small max-sm:order-first max-sm:w-full">
        <p role="status">{isUploading && 'Uploading files...'}</p>
        {failure?.message && <ErrorText>{failure.message}</ErrorText>}
        {failure?.type === 'passing' && <p>Your changes are still here. Please save again in a moment.</p>}
      </div>
    </div>
  )
}
