import { useLocation } from 'react-router'
import { signInAddress } from '#web/addresses/sign-in-address.ts'
import { isSignedOut } from '#web/api/api-error.ts'
import { messageOf } from '#web/api/request.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorText } from '#web/ui/error-text.tsx'

interface FailureProps {
  error: unknown
  onRetry: () => void
  onGo: (to: string) => void
}

/** Why no documents are found, and what can be done about it. */
export function Failure({ error, onRetry, onGo }: FailureProps) {
  const location = useLocation()
  const isOver = isSignedOut(error)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3">
      <ErrorText className="text-small">{`Search failed: ${messageOf(error)}`}</ErrorText>
      <Button
        look="outline"
        size="small"
        className="min-h-11"
        onClick={isOver ? () => onGo(signInAddress(location)) : onRetry}
      >
        {isOver ? 'Sign in' : 'Try again'}
      </Button>
    </div>
  )
}
